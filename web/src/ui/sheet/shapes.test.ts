import { expect, test } from 'vitest';
import { spaceOfLabel } from '../../platform/protocol/spaces';
import {
  canonicalText,
  clampToMap,
  coveredSpaces,
  orient,
  orientationsOf,
  pictureOf,
  pictureText,
  readPicture,
} from './shapes';

const L = readPicture('o. / o. / oo');

test('flipping comes before turning, and turning goes clockwise', () => {
  expect(pictureText(orient(L, { turns: 1, isFlipped: false }))).toBe('ooo/o..');
  expect(pictureText(orient(L, { turns: 0, isFlipped: true }))).toBe('.o/.o/oo');
  expect(pictureText(orient(L, { turns: 1, isFlipped: true }))).toBe('o../ooo');
  expect(pictureText(orient(L, { turns: 4, isFlipped: false }))).toBe(pictureText(L));
});

test.each([
  ['o', 1],
  ['oo/oo', 1],
  ['oo', 2],
  ['oo./.oo', 4],
  ['o./o./oo', 8],
])('%s lies in %i ways', (text, ways) => {
  const picture = readPicture(text);
  expect(orientationsOf(picture)).toHaveLength(ways);
  const texts = orientationsOf(picture).map((lie) => canonicalText(orient(picture, lie)));
  expect(new Set(texts).size).toBe(1);
});

test('different shapes have different canonical texts; marks belong to the shape', () => {
  expect(canonicalText(readPicture('oo./.oo'))).not.toBe(canonicalText(L));
  expect(canonicalText(readPicture('H*'))).not.toBe(canonicalText(readPicture('Ho')));
});

test('the picture of some spaces stands in the corner', () => {
  const spaces = ['C4', 'D4', 'D5'].map((label) => spaceOfLabel(label)!);
  expect(pictureText(pictureOf(spaces))).toBe('o./oo');
});

test('only what lies on the map is covered, in reading order, marks apart', () => {
  const hero = readPicture('..*/H.*');
  expect(coveredSpaces(hero, { row: -1, column: 8 })).toEqual({ spaces: [8], marks: [10] });
  expect(coveredSpaces(hero, { row: -2, column: 0 })).toEqual({ spaces: [], marks: [] });
});

test('a box is held on the map whole; a loose one by any cell that is no mark', () => {
  expect(clampToMap(L, { row: -3, column: 20 }, false)).toEqual({ row: 0, column: 9 });
  expect(clampToMap(L, { row: 20, column: -5 }, false)).toEqual({ row: 8, column: 0 });
  expect(clampToMap(L, { row: 20, column: -5 }, true)).toEqual({ row: 10, column: -1 });
  expect(clampToMap(readPicture('*H'), { row: 0, column: -9 }, true)).toEqual({
    row: 0,
    column: -1,
  });
});
