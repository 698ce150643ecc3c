import { expect, test } from 'vitest';
import { spaceOfLabel } from '../../platform/protocol/spaces';
import { coast, edgeStyleOf, washOf, wobble } from './coast';

const spaces = (labels: string): number[] => labels.split(' ').map((label) => spaceOfLabel(label)!);
const loops = (path: string): number => path.match(/M/g)?.length ?? 0;

test('a cluster has one closed outline, whatever its manner', () => {
  for (const manner of ['ruled', 'leaf', 'wave', 'soft', 'thorn', 'crack'] as const) {
    const path = coast(spaces('C3 C4 D4'), manner);
    expect(loops(path)).toBe(1);
    expect(path).toMatch(/^M[\d.-]+ [\d.-]+.*Z$/);
    expect(path).not.toMatch(/NaN|undefined/);
  }
  expect(coast([])).toBe('');
});

test('spaces that meet only at a corner are two, and a ring has an inner coast', () => {
  expect(loops(coast(spaces('A1 B2')))).toBe(2);
  expect(loops(coast(spaces('A1 C2 B1')))).toBe(2); // in any order
  expect(loops(coast(spaces('A1 A2 A3 B1 B3 C1 C2 C3')))).toBe(2);
});

test('the end of a row does not touch the beginning of the next', () => {
  expect(loops(coast(spaces('A11 B1')))).toBe(2);
});

test('the wobble comes from the place alone', () => {
  expect(wobble(3, 4, 5)).toBe(wobble(3, 4, 5));
  expect(wobble(3, 4, 5)).not.toBe(wobble(4, 3, 5));
  for (let k = 0; k < 200; k += 1) expect(Math.abs(wobble(k, k * 7, k % 9))).toBeLessThanOrEqual(1);
});

test('monsters share a wash and its thorns', () => {
  expect(edgeStyleOf(washOf('troll'))).toBe('thorn');
  expect(edgeStyleOf(washOf('village'))).toBe('ruled');
});
