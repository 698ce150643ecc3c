/** The pages for a projector and their sentences, fetched when they are opened. */
import eventSentences from 'virtual:catalogues/web_events';
import sentences from 'virtual:catalogues/web_wall';
import { speech } from '../../platform/speech/speech.svelte';

export async function loadEventWall() {
  const [{ default: EventWall }] = await Promise.all([
    import('./EventWall.svelte'),
    speech.add(sentences),
    speech.add(eventSentences),
  ]);
  return EventWall;
}

export async function loadWall() {
  const [{ default: WallPage }] = await Promise.all([
    import('./WallPage.svelte'),
    speech.add(sentences),
  ]);
  return WallPage;
}
