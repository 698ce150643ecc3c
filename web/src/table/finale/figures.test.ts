import { expect, test } from 'vitest';
import type { View } from '../../platform/protocol/schema';
import { barsOf, leaders, margin, remarks, segments, winners } from './figures';

type Row = { stars: number[]; coins?: number; lost?: number; place: number };

/** A finished game: for each seat its stars by season, and its place. */
function game(rows: Row[]): View {
  const seats = rows.map(({ stars, coins = 0 }) => ({
    sheet: '',
    coins,
    spent: 0,
    scores: stars.map((all) => ({ edicts: [['A', all]], coins: 0, monsters: 0 })),
  }));
  const standing = rows
    .map(({ stars, lost = 0, place }, seat) => ({
      seat,
      place,
      lost,
      stars: stars.reduce((sum, one) => sum + one, 0),
    }))
    .sort((a, b) => a.place - b.place);
  return { seats, ending: { standing } } as unknown as View;
}

const FOUR = game([
  { stars: [20, 5, 24, 48], place: 2, coins: 4 },
  { stars: [24, 13, 24, 59], place: 1 },
  { stars: [30, 12, 25, 20], place: 3, coins: 9 },
]);

test('bars are in the order of the seats, with sums', () => {
  const bars = barsOf(FOUR, 0);
  expect(bars.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect(bars[1]!.sums).toEqual([0, 24, 37, 61, 120]);
});

test('of a large table the best are shown, and always the player', () => {
  const rows = Array.from({ length: 12 }, (_, k) => ({ stars: [12 - k], place: k + 1 }));
  expect(barsOf(game(rows), null).map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(barsOf(game(rows), 11).map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4, 5, 6, 11]);
});

test('a season below zero takes from the one before', () => {
  expect(segments([10, 5, -7, 3])).toEqual([8, 0, 0, 3]);
  expect(segments([-4, 6])).toEqual([0, 6]);
  expect(segments([3, -9])).toEqual([0, 0]);
});

test('who is ahead after each season, alone or level', () => {
  const bars = barsOf(FOUR, null);
  expect(leaders(bars, 1)).toEqual({ seats: [2], by: 6 });
  expect(leaders(bars, 4)).toEqual({ seats: [1], by: 23 });
  const level = barsOf(
    game([
      { stars: [5], place: 1 },
      { stars: [5], place: 1 },
    ]),
    null,
  );
  expect(leaders(level, 1)).toEqual({ seats: [0, 1], by: 0 });
});

test('all who share the first place are winners; a margin is won by one alone', () => {
  expect(margin(FOUR.ending!.standing)).toBe(23);
  const shared = game([
    { stars: [50], place: 1 },
    { stars: [40], place: 3 },
    { stars: [50], place: 1 },
  ]).ending!.standing;
  expect(winners(shared).map(({ seat }) => seat)).toEqual([0, 2]);
  expect(margin(shared)).toBe(0);
  const decided = game([
    { stars: [50], place: 1, lost: 1 },
    { stars: [50], place: 2, lost: 4 },
  ]).ending!.standing;
  expect(margin(decided)).toBe(0); // by monsters, not by stars
});

test('a remark is about something that one seat has alone', () => {
  expect(remarks(FOUR, barsOf(FOUR, null))).toEqual([
    null,
    { id: 'season', season: 3 },
    { id: 'led', season: 3 },
  ]);
  const alone = game([{ stars: [5], place: 1 }]);
  expect(remarks(alone, barsOf(alone, null))).toEqual([null]);
  const equal = game([
    { stars: [5], place: 1 },
    { stars: [5], place: 1 },
  ]);
  expect(remarks(equal, barsOf(equal, null))).toEqual([null, null]);
});
