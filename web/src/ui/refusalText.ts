/** Why the server refused something, in the language of the page. */
import { RequestRefused } from '../protocol/api';
import type { Problem } from '../protocol/schema';
import { say, speech } from '../speech/speech.svelte';

/** The code of a refusal, and what fills its sentence. */
export type Reason = Pick<Problem, 'code' | 'parameters'>;

/** The sentence of a refusal. Parameters that are ids of terrains and skills are said by their names. */
export function reasonText({ code, parameters }: Reason): string {
  const named = { ...parameters };
  if (typeof named['terrain'] === 'string') named['terrain'] = say(`terrain-${named['terrain']}`);
  if (typeof named['skill'] === 'string') named['skill'] = say(`card-${named['skill']}`);
  return say(`refusal-${code}`, named);
}

const NO_ANSWER = { home: 'web-home-no-line', table: 'web-table-no-line' };
const NO_SENTENCE = { home: 'web-home-refused', table: 'web-table-refused' };

/** Why a request failed. What has no sentence of its own is said differently at a table. */
export function refusalText(failure: unknown, place: 'home' | 'table' = 'home'): string {
  if (!(failure instanceof RequestRefused)) return say(NO_ANSWER[place]);
  const isKnown = speech.has(`refusal-${failure.problem.code}`);
  return isKnown ? reasonText(failure.problem) : say(NO_SENTENCE[place]);
}
