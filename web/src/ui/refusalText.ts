/** Why the server refused something, in the language of the page. */
import { RequestRefused } from '../platform/protocol/api';
import type { Problem } from '../platform/protocol/schema';
import { say, speech } from '../platform/speech/speech.svelte';

/** The code of a refusal, and what fills its sentence. */
export type Reason = Pick<Problem, 'code' | 'parameters'>;

/** Parameters that are ids, and how the id of their name begins. */
const NAMES: Readonly<Record<string, string>> = { terrain: 'terrain-', skill: 'card-' };

/** The sentence of a refusal, with the names of terrains and skills instead of their ids. */
export function reasonText({ code, parameters }: Reason): string {
  const named = Object.entries(parameters).map(([key, value]) => {
    const id = `${NAMES[key] ?? ''}${value}`;
    return [key, key in NAMES && speech.has(id) ? say(id) : value];
  });
  return say(`refusal-${code}`, Object.fromEntries(named));
}

const NO_ANSWER = { home: 'web-home-no-line', table: 'web-table-no-line' };
const NO_SENTENCE = { home: 'web-home-refused', table: 'web-table-refused' };

/** Why a request failed. What has no sentence of its own is said differently at a table. */
export function refusalText(failure: unknown, place: 'home' | 'table' = 'home'): string {
  if (!(failure instanceof RequestRefused)) return say(NO_ANSWER[place]);
  const { status, problem } = failure;
  const isKnown = speech.has(`refusal-${problem.code}`);
  const text = isKnown ? reasonText(problem) : say(NO_SENTENCE[place]);
  // A failure of the server can be found in its log by the id of the request.
  return problem.request && (status >= 500 || !isKnown) ? `${text} (${problem.request})` : text;
}
