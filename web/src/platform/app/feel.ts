/** What a moment of the game feels and sounds like, each if the player has switched it on. */
import { settings } from '../settings.svelte';
import type { Sound } from './sounds';

/** A sound with its caption, or `space`: a dragged shape has found another landing place. */
export type Moment = Sound | 'space';

/** Vibration and pauses in ms, by turns. */
const VIBRATION: Partial<Record<Moment, number[]>> = {
  lift: [8],
  space: [4],
  misfit: [12, 40, 12],
  saved: [14],
  ambush: [30, 30, 50],
  pass: [20],
  coin: [10],
  season: [20],
  others: [20],
  turn: [40],
  winner: [20, 60, 40],
};
const SHORTEST_MS = 83; // between two landing places: at most 12 a second

let last = 0;

/** Vibrate, sound and show the caption; `kind` as in `sounds.play`. */
export function feel(moment: Moment, kind?: string): void {
  if (settings.touch) vibrate(moment);
  if (moment === 'space' || !(settings.sounds || settings.captions)) return;
  void import('./captions.svelte').then(({ captions }) => captions.show(moment, kind));
}

function vibrate(moment: Moment): void {
  const now = performance.now();
  if (moment === 'space' && now - last < SHORTEST_MS) return;
  last = now;
  const pattern = VIBRATION[moment];
  if (pattern) navigator.vibrate?.(pattern);
}
