/** The pages of events and their sentences, fetched when they are opened. */
import sentences from 'virtual:catalogues/web_events';
import * as events from '../../platform/protocol/contests';
import { speech } from '../../platform/speech/speech.svelte';

export async function loadEvents() {
  const [{ default: EventsPage }, { default: ArenaPage }] = await Promise.all([
    import('./EventsPage.svelte'),
    import('./ArenaPage.svelte'),
    speech.add(sentences),
  ]);
  return { EventsPage, ArenaPage };
}

/** The line about an event for the first page: one that runs, or if wanted the next one that is planned. */
export async function loadEventLine({ isPlanned }: { isPlanned: boolean }) {
  const { contests } = await events.contests();
  const running = contests.filter(({ state }) => state === 'running');
  const next = running[0] ?? contests.find(({ state }) => isPlanned && state === 'coming');
  if (next === undefined) return null;
  const [{ default: EventLine }] = await Promise.all([
    import('./EventLine.svelte'),
    speech.add(sentences),
  ]);
  return { EventLine, next, others: Math.max(0, running.length - 1) };
}
