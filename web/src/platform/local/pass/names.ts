/** The names of the people who play at this device, as they were chosen last. */
import { load, save } from '../../storage';

export const MIN_PEOPLE = 2;
export const MAX_PEOPLE = 6;
const KEY = 'inkland.names-here';

/** The names of last time, the name of this browser first if there were none; at least two fields. */
export function lastNames(own: string): string[] {
  const found = load<unknown>(KEY);
  const texts = Array.isArray(found) ? found.filter((name) => typeof name === 'string') : [];
  const names = texts.length > 0 ? texts.slice(0, MAX_PEOPLE) : [own];
  while (names.length < MIN_PEOPLE) names.push('');
  return names;
}

export const saveNames = (names: readonly string[]): void => save(KEY, names);

/** The names that were filled in, in their order. */
export const filledNames = (names: readonly string[]): string[] =>
  names.map((name) => name.trim()).filter((name) => name !== '');

/** What is wrong with the names, as the id of a sentence; null if nothing is. */
export function namesTrouble(names: readonly string[]): string | null {
  const filled = filledNames(names);
  if (filled.length < MIN_PEOPLE) return 'web-pass-names-few';
  const distinct = new Set(filled.map((name) => name.toLowerCase()));
  return distinct.size < filled.length ? 'web-pass-names-same' : null;
}
