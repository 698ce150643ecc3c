/** Numbers and lists as the pages write them. */
import { settings } from '../settings.svelte';

/** The number with a true minus sign. */
export const minus = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** A change: +4, −2, ±0. */
export function signed(change: number): string {
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : minus(change);
}

/** Names in a row, as the language joins them. */
export const joinNames = (names: string[]): string =>
  new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(names);
