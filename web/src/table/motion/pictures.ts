/**
 * What an update looks like: cards that are turned, monsters that come to the player's map, coins. All of
 * it has happened when the update arrives; here it gets an order, so that the eye can follow. The times
 * are those at which each movement begins, in ms.
 */
import { spacesOf, type Space } from '../../platform/protocol/spaces';
import type { MonsterWalk } from '../../platform/protocol/schema';
import type { GameEvent } from '../game.svelte';

export interface Dealt {
  card: string;
  at: number;
  /** It is the card that lies there now. */
  isLast: boolean;
}

/** Monsters on the player's map, drawn by another. */
export interface Visit {
  card: string | null;
  kind: string;
  spaces: readonly Space[];
  /** Where the top left corner of the shape was tried; empty if a neighbour chose the place. */
  path: readonly Space[];
  at: number;
}

export interface EarnedCoin {
  /** The spaces of the drawing that earned it. */
  spaces: readonly Space[];
  isMountain: boolean;
  at: number;
}

export interface Pictures {
  /** The season that begins. */
  season: number | null;
  cards: readonly Dealt[];
  visits: readonly Visit[];
  coins: readonly EarnedCoin[];
}

const SEASON = 520; // the first card of a season comes after its sign
const CARD = 620; // each card can be read before the next one covers it
const TO_WALK = 420; // the walk begins when its card lies on the table
const TO_STAMP = 640; // and ends with the stamp
const TO_BACK = 300; // a neighbour's sheet has left, and the player's is seen
const TO_NEXT = 420;

/** @param card the card that lay there before the events */
export function picturesOf(
  events: readonly GameEvent[],
  walks: readonly MonsterWalk[],
  you: number | null,
  card: string | null,
): Pictures {
  const cards: Dealt[] = [];
  const visits: Visit[] = [];
  const coins: EarnedCoin[] = [];
  let [season, at]: [number | null, number] = [null, 0];
  let drawn: readonly Space[] = [];
  events.forEach((event, number) => {
    if (event.type === 'season_began') {
      if (event.season > 0) [season, at] = [event.season, SEASON];
    } else if (event.type === 'card_revealed') {
      card = event.card;
      cards.push({ card, at, isLast: false });
      at += CARD;
    } else if (event.type === 'shape_drawn' && event.seat === you) {
      drawn = spacesOf(event.spaces);
      if (event.by === you) return;
      const path = walks.find((walk) => walk.event === number)?.path ?? [];
      at += path.length > 0 ? TO_WALK - CARD + TO_STAMP : TO_BACK;
      visits.push({ card, kind: event.terrain, spaces: drawn, path, at });
      at += TO_NEXT;
    } else if (event.type === 'hero_drawn' && event.seat === you) {
      drawn = spacesOf(event.space);
    } else if (event.type === 'spaces_destroyed' && event.seat === you) {
      drawn = spacesOf(event.spaces);
    } else if (event.type === 'coins_earned' && event.seat === you && drawn.length > 0) {
      const isMountain = event.reason === 'mountain';
      for (let count = 0; count < event.coins; count += 1)
        coins.push({ spaces: drawn, isMountain, at: visits.at(-1)?.at ?? 0 });
    }
  });
  const last = cards.at(-1);
  if (last) last.isLast = true;
  return { season, cards, visits, coins };
}

/** How long the walk takes before its stamp falls. */
export const WALK = TO_STAMP;

const played = new WeakSet<object>();

/** Whether these pictures are shown for the first time: a screen may be left and come back to. */
export function isNew(pictures: object): boolean {
  if (played.has(pictures)) return false;
  played.add(pictures);
  return true;
}
