/** The page for own map sheets and its sentences, fetched when it is opened. */
import sentences from 'virtual:catalogues/web_own_maps';
import brushes from 'virtual:catalogues/web_paper';
import { speech } from '../../platform/speech/speech.svelte';

export async function loadMaps() {
  const [{ default: MapsPage }] = await Promise.all([
    import('./MapsPage.svelte'),
    speech.add(sentences),
    speech.add(brushes),
  ]);
  return MapsPage;
}
