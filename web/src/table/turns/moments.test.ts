import { beforeAll, expect, test } from 'vitest';
import { speech } from '../../platform/speech/speech.svelte';
import type { GameEvent } from '../game.svelte';
import { momentsOf } from './moments';

beforeAll(() => speech.learn('en'));

const game = {
  you: 0,
  view: { seats: [{}, {}] } as never,
  nameOf: (seat: number) => ['Mira', 'Oleh'][seat]!,
};
const drawn = (seat: number, by: number | null): GameEvent =>
  ({ type: 'shape_drawn', seat, by, terrain: 'forest', spaces: '3' }) as GameEvent;

test('others are told with their place, the player is not told what they drew', () => {
  const moments = momentsOf(game, [
    { type: 'card_revealed', card: 'orchard' } as GameEvent,
    drawn(0, 0),
    drawn(1, 1),
    drawn(0, 1),
    { type: 'step_opened', step: 2, question: 'draw', asked: [0, 1] } as GameEvent,
  ]);
  expect(moments.map(({ sentence }) => sentence())).toEqual([
    expect.stringContaining('Orchard'),
    expect.stringContaining('Oleh'),
    expect.stringContaining('Oleh'),
  ]);
  expect(moments.map(({ place }) => place)).toEqual([
    null,
    { seat: 1, spaces: [0, 1] },
    { seat: 0, spaces: [0, 1] },
  ]);
});

test('only the last twelve are told', () => {
  const many = Array.from({ length: 40 }, () => drawn(1, 1));
  expect(momentsOf(game, many)).toHaveLength(12);
});
