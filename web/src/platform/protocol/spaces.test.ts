import { expect, test } from 'vitest';
import { columnOf, hexOf, labelOf, rowOf, spaceOfLabel, spacesOf } from './spaces';

test('a hex string and its spaces say the same', () => {
  expect(spacesOf('0')).toEqual([]);
  expect(spacesOf('1')).toEqual([0]);
  expect(spacesOf('802')).toEqual([1, 11]);
  const all = Array.from({ length: 121 }, (_, space) => space);
  expect(spacesOf(hexOf(all))).toEqual(all);
  expect(hexOf([120])).toBe(`1${'0'.repeat(30)}`);
});

test('labels name row and column, and only those of the map', () => {
  for (let space = 0; space < 121; space += 1) expect(spaceOfLabel(labelOf(space))).toBe(space);
  expect([labelOf(0), labelOf(10), labelOf(11), labelOf(120)]).toEqual(['A1', 'A11', 'B1', 'K11']);
  expect([rowOf(25), columnOf(25)]).toEqual([2, 3]);
  expect(spaceOfLabel(' c4 ')).toBe(25);
  for (const wrong of ['', 'A0', 'A12', 'L1', '4C', 'A1 B2'])
    expect(spaceOfLabel(wrong)).toBeNull();
});
