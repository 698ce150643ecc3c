import { expect, test } from 'vitest';
import type { Awards, Seat } from './schema';
import { figuresOf, highlightsOf, purseOf, starsOf, starsUntil } from './scores';

const score = (a: number, b: number, coins: number, monsters: number) =>
  ({ edicts: [['x', a], ['y', b]], coins, monsters }) as unknown as Seat['scores'][number]; // prettier-ignore
const seat = { scores: [score(5, 3, 2, -1), score(1, 0, 2, -4)], coins: 6, spent: 2 } as Seat;

test('the stars of a season are its edicts, coins and monsters', () => {
  expect(seat.scores.map(starsOf)).toEqual([9, -1]);
  expect([starsUntil(seat, 0), starsUntil(seat, 1), starsUntil(seat)]).toEqual([0, 9, 8]);
  expect(purseOf(seat)).toBe(4);
});

test('the figures of a sheet are its awards, the coins left and the open monster spaces', () => {
  const awards = { edicts: [[[2, '1'], [3, '6']], [], [[1, '1']], []], monsters: '7' } as unknown as Awards; // prettier-ignore
  expect(figuresOf(awards, seat)).toEqual([5, 0, 1, 0, 4, -3]);
});

test('stars are written on a space only if they are for that space alone', () => {
  expect(
    highlightsOf([
      [1, '1'],
      [2, '1'],
      [6, '6'],
      [1, '4'],
    ]),
  ).toEqual([{ space: 0, stars: 3 }, { space: 1 }, { space: 2, stars: 1 }]);
});
