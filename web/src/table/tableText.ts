/** Small words that many parts of the table need. */
import { labelOf, spacesOf } from '../protocol/spaces';
import { say } from '../speech/speech.svelte';

/** More seats than that do not fit into a strip. */
export const FEW = 8;

export const EDICTS = ['a', 'b', 'c', 'd'] as const;

export const edict = (letter: string): string => say(`edict-${letter.toLowerCase()}`);

const SEASONS = ['spring', 'summer', 'fall', 'winter'];

/** The id of a season by its number, from 0. */
export const seasonId = (season: number): string => SEASONS[season] ?? 'spring';

export const seasonName = (season: number): string => say(`season-${seasonId(season)}`);

export const labels = (hex: string): string => spacesOf(hex).map(labelOf).join(', ');

/** Who sits there. Two who are called the same are told apart by the number of their seat. */
export function nameAt(seats: readonly ({ name: string } | null)[], seat: number): string {
  const name = seats[seat]?.name;
  if (name === undefined) return String(seat + 1);
  const isAlone = seats.every((other, number) => number === seat || other?.name !== name);
  // Whoever has erased their account has left the seat, but no name.
  const called = name || say('web-seat-gone');
  return isAlone ? called : `${called} ${seat + 1}`;
}

export const titleId = (title: number): string =>
  title < 0 ? `title-minus-${-title}` : `title-${title}`;
