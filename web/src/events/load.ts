/** The pages of events and their sentences, fetched when they are opened. */
import sentences from 'virtual:catalogues/web_events';
import * as events from '../protocol/contests';
import { speech } from '../speech/speech.svelte';

export async function loadEvents() {
  const [{ default: EventsPage }, { default: ArenaPage }] = await Promise.all([
    import('./EventsPage.svelte'),
    import('./ArenaPage.svelte'),
    speech.add(sentences),
  ]);
  return { EventsPage, ArenaPage };
}

/** The line about the next event for the first page; nothing without one. */
export async function loadEventLine() {
  const { contests } = await events.contests();
  const next = contests.find(({ state }) => state === 'running' || state === 'coming');
  if (next === undefined) return null;
  const [{ default: EventLine }] = await Promise.all([
    import('./EventLine.svelte'),
    speech.add(sentences),
  ]);
  return { EventLine, next };
}
