/** Sentences about events that several parts use. */
import type { ContestInfo } from '../../platform/protocol/schema';
import { settings } from '../../platform/settings.svelte';
import { duration } from '../../platform/speech/duration';
import { say } from '../../platform/speech/speech.svelte';

/** What the host calls it, or what it is. */
export const eventName = (info: ContestInfo): string =>
  info.title || say(`web-events-${info.kind}`);

/** A time with its day, where the reader is. */
const moment = (text: string): string =>
  new Intl.DateTimeFormat(settings.language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(text));

/** When it begins or ends. */
export function eventTime(info: ContestInfo): string {
  if (info.state === 'coming') return say('web-events-begins', { when: moment(info.starts_at) });
  if (info.state === 'running') {
    return say('web-events-runs', { left: duration(info.seconds_to_end) });
  }
  return say(`web-events-${info.state}`);
}

/** How it is played. */
export function eventKind(info: ContestInfo): string {
  const box = say(`preset-${info.preset.replace('+', '-')}`);
  if (info.deals === null) return say('web-events-arena-about', { box });
  const count = info.deals;
  return say(info.seats === 1 ? 'web-events-alone-about' : 'web-events-live-about', { box, count });
}
