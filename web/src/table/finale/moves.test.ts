import { expect, test } from 'vitest';
import type { AnalysedMove } from '../../platform/protocol/schema';
import { SIDE } from '../../platform/protocol/spaces';
import { cropAround } from './crop';
import { bestMove, costliestMove, leadOf } from './moves';
import { inWords } from './sharePicture';

const move = (card: string, stars: number, lost: number, better: number[], owner = 0) =>
  ({
    card,
    stars,
    lost,
    owner,
    better: better.map((value) => ({ drawing: [], stars: value })),
  }) as unknown as AnalysedMove;

const MOVES = [
  move('hamlet', 100, 0, [92, 90]),
  move('orchard', 95, 0, [94]),
  move('farmland', 90, 9, [99]),
  move('ambush', -20, 30, [10], 1), // on a neighbour's sheet
];

test('the best drawing is the one furthest above the next best, the costliest the one that lost most', () => {
  expect(bestMove(0, MOVES)?.card).toBe('hamlet');
  expect(leadOf(MOVES[0]!)).toBe(8);
  expect(costliestMove(0, MOVES)?.card).toBe('farmland');
});

test('where nothing stands out there is nothing to tell', () => {
  const flat = [move('orchard', 95, 0.01, [95])];
  expect(bestMove(0, flat)).toBeNull();
  expect(costliestMove(0, flat)).toBeNull();
  expect(bestMove(0, [])).toBeNull();
});

test('a crop holds its spaces and never leaves the sheet', () => {
  for (const spaces of [[0], [SIDE * SIDE - 1], [0, SIDE * SIDE - 1], [60, 61, 72], []]) {
    const [x, y, width, height] = cropAround(spaces).split(' ').map(Number) as [
      number,
      number,
      number,
      number,
    ];
    expect(width / height).toBeCloseTo(7 / 4, 1);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(-16);
    expect(x + width).toBeLessThanOrEqual(SIDE * 64 + 17);
  }
});

test('the words of the picture are its lines, without empty ones', () => {
  const text = { land: 'Wilderness', who: 'Mira', result: '120 stars', worth: [], others: [] };
  expect(inWords(text)).toBe('Inkland, Wilderness\nMira: 120 stars');
  expect(inWords({ ...text, worth: ['Place 1 of 2'], others: ['Ana 95'] })).toBe(
    'Inkland, Wilderness\nMira: 120 stars\nPlace 1 of 2\nAna 95',
  );
});
