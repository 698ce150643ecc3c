/** The page for a projector and its sentences, fetched when it is opened. */
import sentences from 'virtual:catalogues/web_wall';
import { speech } from '../speech/speech.svelte';

export async function loadWall() {
  const [{ default: WallPage }] = await Promise.all([
    import('./WallPage.svelte'),
    speech.add(sentences),
  ]);
  return WallPage;
}
