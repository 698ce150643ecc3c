/** Texts shared by the pages about deals. */
import type { DealResult, DealStanding, GameOptions } from '../../platform/protocol/schema';
import { settings } from '../../platform/settings.svelte';
import { clockTime } from '../../platform/speech/clockTime';
import { say } from '../../platform/speech/speech.svelte';
import { mapName } from '../mapName';

/** The name of a result's player; erased accounts have none. */
export const nameOf = (result: DealResult): string => result.name || say('web-seat-gone');

/** The name of a day, which is the same in every time zone. */
export const dayName = (day: string): string =>
  new Intl.DateTimeFormat(settings.language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** Date and time in the reader's time zone. */
export const whenOf = (moment: string): string =>
  new Intl.DateTimeFormat(settings.language, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(moment));

export const timeOf = (moment: string): string => clockTime(new Date(moment));

/** The day before, or after. */
export function dayBy(day: string, by: 1 | -1): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + by);
  return moment.toISOString().slice(0, 10);
}

/** The boxes a deal is played with, from its options: the server does not send the preset. */
export function gameText(options: GameOptions): string {
  const parts = [say(`web-home-box-${options.explore}`), mapName(options.map_sheet)];
  if (options.skills.length > 0) parts.push(say('web-deals-with-skills'));
  return parts.join(' · ');
}

/** The player's place among comparable results; null without a result that counts, or without another one. */
export function placeOf(standing: DealStanding | null | undefined): string | null {
  if (standing?.place == null || standing.rated < 2) return null;
  const { place, rated } = standing;
  if (standing.better_than == null) return say('web-deals-place', { place, of: rated });
  return say('web-deals-place-better', { place, of: rated, percent: standing.better_than });
}
