import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../game.svelte';
import { isNew, picturesOf } from './pictures';

const card = (name: string): GameEvent => ({ type: 'card_revealed', card: name, time: 0 });
const drawn = (by: number | null, spaces: string): GameEvent => ({
  type: 'shape_drawn',
  seat: 0,
  terrain: 'monster',
  spaces,
  by,
});

describe('the pictures of an update', () => {
  it('shows cards one after the other, and the last one stays', () => {
    const { cards } = picturesOf(
      [card('temple_ruins'), card('forgotten_forest')],
      [],
      0,
      'orchard',
    );
    expect(cards.map((one) => [one.card, one.isLast])).toEqual([
      ['temple_ruins', false],
      ['forgotten_forest', true],
    ]);
    expect(cards[1]!.at).toBeGreaterThanOrEqual(cards[0]!.at + 360);
  });

  it('shows an ambush between its card and the next one', () => {
    const events = [drawn(0, '1'), card('goblin_attack'), drawn(null, '6'), card('orchard')];
    const { cards, visits } = picturesOf(events, [{ event: 2, path: [12, 1] }], 0, 'farmland');
    expect(visits).toHaveLength(1);
    expect(visits[0]).toMatchObject({ card: 'goblin_attack', spaces: [1, 2], path: [12, 1] });
    expect(cards[0]!.at + 360).toBeLessThan(visits[0]!.at);
    expect(visits[0]!.at + 315).toBeLessThan(cards[1]!.at);
  });

  it('begins a season with its sign, but not the first', () => {
    const began = (season: number): GameEvent => ({ type: 'season_began', season });
    expect(picturesOf([began(0), card('orchard')], [], 0, null)).toMatchObject({ season: null });
    const { season, cards } = picturesOf([began(1), card('orchard')], [], 0, null);
    expect(season).toBe(1);
    expect(cards[0]!.at).toBeGreaterThan(0);
  });

  it('shows the coins of the player alone', () => {
    const earned = (seat: number): GameEvent => ({
      type: 'coins_earned',
      seat,
      reason: 'mountain',
      coins: 1,
    });
    const { coins } = picturesOf([drawn(0, '6'), earned(0), earned(1)], [], 0, null);
    expect(coins).toEqual([{ spaces: [1, 2], isMountain: true, at: 0 }]);
  });

  it('lets a coin fly only from where something was drawn', () => {
    const earned: GameEvent = { type: 'coins_earned', seat: 0, reason: 'mountain', coins: 1 };
    const hero: GameEvent = { type: 'hero_drawn', seat: 0, space: '6', marks: '0' };
    expect(picturesOf([hero, earned], [], 0, null).coins).toMatchObject([{ spaces: [1, 2] }]);
    const gone: GameEvent = { type: 'spaces_destroyed', seat: 0, spaces: '1' };
    expect(picturesOf([gone, earned], [], 0, null).coins).toMatchObject([{ spaces: [0] }]);
    expect(picturesOf([earned], [], 0, null).coins).toEqual([]); // it would begin nowhere
  });

  it('plays the same pictures once', () => {
    const pictures = picturesOf([], [], 0, null);
    expect([isNew(pictures), isNew(pictures)]).toEqual([true, false]);
  });
});
