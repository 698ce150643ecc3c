/** The clocks offered for a table, in seconds per step. The server accepts others, too. */
import { duration } from '../../platform/speech/duration';
import { say } from '../../platform/speech/speech.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const LIVE: readonly number[] = [30, MINUTE, 2 * MINUTE, 3 * MINUTE, 5 * MINUTE];
export const SLOW: readonly number[] = [8 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY];

/** A clock in words: "live: 2 minutes per step". */
export function clockName(seconds: number): string {
  const kind = seconds < HOUR ? 'live' : 'slow';
  return say(`web-clock-is-${kind}`, { time: duration(seconds) });
}
