import { expect, test } from 'vitest';
import type { Seat } from '../../platform/protocol/schema';
import { leaders } from './leaders';

const seat = (...stars: number[]): Seat =>
  ({
    scores: stars.map((coins) => ({ edicts: [], coins, monsters: 0 })),
  }) as unknown as Seat;
const game = { nameOf: (number: number) => `seat ${number}` };
const seats = [seat(3, 9), seat(7, 1), seat(5, 7)];

test('by all stars; equal ones in the order of seats', () => {
  expect(leaders(game, seats, 3).map((one) => one.seat)).toEqual([0, 2, 1]);
});

test('by the stars of one season, and only the first', () => {
  expect(leaders(game, seats, 2, 0)).toEqual([
    { seat: 1, name: 'seat 1', stars: 7 },
    { seat: 2, name: 'seat 2', stars: 5 },
  ]);
});
