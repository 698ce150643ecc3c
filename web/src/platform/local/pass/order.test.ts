import { expect, test } from 'vitest';
import { nextSeat } from './order';

const step = (asked: number[], ...answered: boolean[]) => ({ asked, answered });

test('it begins at the first seat, and goes round the table', () => {
  expect(nextSeat(step([0, 1, 2], false, false, false), [0, 1, 2], null)).toBe(0);
  expect(nextSeat(step([0, 1, 2], true, false, false), [0, 1, 2], 0)).toBe(1);
  expect(nextSeat(step([0, 1, 2], true, true, false), [0, 1, 2], 1)).toBe(2);
  expect(nextSeat(step([0, 1, 2], false, false, true), [0, 1, 2], 2)).toBe(0);
});

test('who has the device draws first on the next card', () => {
  expect(nextSeat(step([0, 1, 2], false, false, false), [0, 1, 2], 2)).toBe(2);
});

test('only people who are asked and have not answered come next', () => {
  expect(nextSeat(step([0, 2], false, false, false), [0, 1, 2], 1)).toBe(2);
  expect(nextSeat(step([0, 1, 2, 3], true, false, false, false), [0, 3], 0)).toBe(3);
  expect(nextSeat(step([0, 1, 2], true, false, true), [0, 2], 2)).toBeNull();
  expect(nextSeat(step([], false, false), [0, 1], null)).toBeNull();
});

test('a seat whose drawing was taken back is awaited again', () => {
  const players = [0, 1];
  expect(nextSeat(step([0, 1], true, false), players, 0)).toBe(1);
  expect(nextSeat(step([0, 1], false, false), players, 0)).toBe(0);
});
