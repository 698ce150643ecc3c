/** Small words that many parts of the table need. */
import { labelOf, spacesOf } from '../protocol/spaces';
import { RequestRefused } from '../protocol/api';
import { say, speech } from '../speech/speech.svelte';
import { settings } from '../settings.svelte';

/** More seats than that do not fit into a strip. */
export const FEW = 8;

export const EDICTS = ['a', 'b', 'c', 'd'] as const;

/** A change with its sign, and a true minus. */
export function signed(value: number): string {
  if (value === 0) return '±0';
  return value > 0 ? `+${value}` : minus(value);
}

export const minus = (value: number): string => (value < 0 ? `−${-value}` : String(value));

export const edict = (letter: string): string => say(`edict-${letter.toLowerCase()}`);

export const labels = (hex: string): string => spacesOf(hex).map(labelOf).join(', ');

/** Names in a row, as the language joins them. */
export const joinNames = (names: string[]): string =>
  new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(names);

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

/** Why something was refused, in the language of the page where it has the words. */
export function trouble(failure: unknown): string {
  if (!(failure instanceof RequestRefused)) return say('web-table-no-line');
  const { code, parameters } = failure.problem;
  const id = `refusal-${code}`;
  return speech.has(id) ? say(id, parameters) : say('web-table-refused');
}
