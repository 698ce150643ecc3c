/** Short texts shared by the screens of a table. */
import { labelOf, spacesOf } from '../protocol/spaces';
import type { TableInfo } from '../protocol/schema';
import { say } from './speech.svelte';

/** The largest table whose seats are all shown in a strip. */
export const FEW = 8;

export const EDICTS = ['a', 'b', 'c', 'd'] as const;

export const edict = (letter: string): string => say(`edict-${letter.toLowerCase()}`);

const SEASONS = ['spring', 'summer', 'fall', 'winter'];

/** The id of a season by its number, from 0. */
export const seasonId = (season: number): string => SEASONS[season] ?? 'spring';

export const seasonName = (season: number): string => say(`season-${seasonId(season)}`);

/** The time of a season that its cards have used; the last card may use more than there is. */
export const timeText = (used: number, limit: number): string =>
  used < limit ? say('web-table-time', { used, limit }) : say('web-table-time-up');

export const labels = (hex: string): string => spacesOf(hex).map(labelOf).join(', ');

/** The name of a seat; with the number of the seat if another has the same name. */
export function nameAt(seats: readonly ({ name: string } | null)[], seat: number): string {
  const name = seats[seat]?.name;
  if (name === undefined) return String(seat + 1);
  const isAlone = seats.every((other, number) => number === seat || other?.name !== name);
  // An erased account leaves a seat without a name.
  const called = name || say('web-seat-gone');
  return isAlone ? called : `${called} ${seat + 1}`;
}

/** Does anything differ from the preset that the table is named after? */
export const isChanged = ({ changes, house_rules: houseRules }: TableInfo): boolean =>
  (changes?.length ?? 0) + (houseRules?.length ?? 0) > 0;

/** What is played: the preset, and whether anything differs from it. */
export function presetText(table: TableInfo): string {
  const preset = say(`preset-${(table.preset || 'base').replace('+', '-')}`);
  return isChanged(table) ? say('web-room-changed', { preset }) : preset;
}

export const titleId = (title: number): string =>
  title < 0 ? `title-minus-${-title}` : `title-${title}`;
