/** Words that the pages about deals share. */
import type { DealResult, DealStanding, GameOptions } from '../protocol/schema';
import { settings } from '../settings.svelte';
import { say } from '../speech/speech.svelte';

/** Who has made a result; whoever has erased their account has left no name. */
export const nameOf = (result: DealResult): string => result.name || say('web-seat-gone');

/** A day of the deal, which is the same day everywhere. */
export const dayName = (day: string): string =>
  new Intl.DateTimeFormat(settings.language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** When it was, by the reader's own clock. */
export const whenOf = (moment: string): string =>
  new Intl.DateTimeFormat(settings.language, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(moment));

export const timeOf = (moment: string): string =>
  new Intl.DateTimeFormat(settings.language, { hour: 'numeric', minute: '2-digit' }).format(
    new Date(moment),
  );

/** The day before, or after. */
export function dayBy(day: string, by: 1 | -1): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + by);
  return moment.toISOString().slice(0, 10);
}

/** Which boxes a deal is played with; the server has told the options, not the preset. */
export function gameText(options: GameOptions): string {
  const parts = [say(`web-home-box-${options.explore}`), say(`map-${options.map_sheet}`)];
  if (options.skills.length > 0) parts.push(say('web-deals-with-skills'));
  return parts.join(' · ');
}

/** My place among results that can be compared; null if I have none that counts. */
export function placeOf(standing: DealStanding | null | undefined): string | null {
  if (standing?.place == null) return null;
  const { place, rated } = standing;
  if (standing.better_than == null) return say('web-deals-place', { place, of: rated });
  return say('web-deals-place-better', { place, of: rated, percent: standing.better_than });
}
