/** The page for own map sheets and its sentences, fetched when it is opened. */
import sentences from 'virtual:catalogues/web_own_maps';
import brushes from 'virtual:catalogues/web_paper';
import { speech } from '../../platform/speech/speech.svelte';

export const loadMaps = () =>
  speech.prepare(import('./MapsPage.svelte'), sentences, brushes).then((m) => m.default);
