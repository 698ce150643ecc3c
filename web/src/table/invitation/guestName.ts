/** A name for a guest who has not chosen one. */
import { say } from '../../platform/speech/speech.svelte';

/** One of the suggested names that is none of `taken`; with a number if all of them are. */
export function suggestName(taken: readonly string[]): string {
  const names = say('web-join-names').split(' ');
  const free = names.filter((name) => !taken.includes(name));
  const pick = (from: readonly string[]): string => from[Math.floor(Math.random() * from.length)]!;
  return free.length > 0 ? pick(free) : `${pick(names)} ${10 + Math.floor(Math.random() * 90)}`;
}
