import { expect, test } from 'vitest';
import type { Seat } from '../../platform/protocol/schema';
import type { Game } from '../game.svelte';
import type { Round } from '../seatActivity';
import { arrowTarget, seatsOf } from './seatOrder';

const stars = [3, 8, 3, 5];
const round = {
  seats: stars.map(
    (coins) => ({ scores: [{ edicts: [], coins, monsters: 0 }] }) as unknown as Seat,
  ),
} as unknown as Round;
const game = { nameOf: (seat: number) => ['Ada', 'Bo', 'Cleo', 'Adam'][seat] } as Game;

test('by seat, or by stars with the seat to tell equals apart', () => {
  expect(seatsOf(game, round, 'seat', '')).toEqual([0, 1, 2, 3]);
  expect(seatsOf(game, round, 'stars', '')).toEqual([1, 3, 0, 2]);
});

test('a search looks for any part of the name', () => {
  expect(seatsOf(game, round, 'seat', ' AD ')).toEqual([0, 3]);
  expect(seatsOf(game, round, 'stars', 'x')).toEqual([]);
});

test('arrows go through a grid of three columns, and stop at its ends', () => {
  const items = [0, 0, 0, 50, 50].map((offsetTop) => ({ offsetTop }) as HTMLElement);
  const to = (key: string, from: number) => arrowTarget(key, items, from);
  expect([to('ArrowRight', 2), to('ArrowLeft', 3), to('ArrowDown', 1), to('ArrowUp', 4)]).toEqual([
    3, 2, 4, 1,
  ]);
  expect([to('ArrowLeft', 0), to('ArrowUp', 1), to('ArrowDown', 2), to('ArrowRight', 4)]).toEqual([
    0, 1, 2, 4,
  ]);
  expect([to('Home', 3), to('End', 1), to('a', 1)]).toEqual([0, 4, null]);
});
