/** "Play offline" and its sentences, fetched when a server cannot be reached. */
import sentences from 'virtual:catalogues/web_local';
import { canPlayOffline } from '../../platform/app/offlinePlay';
import { speech } from '../../platform/speech/speech.svelte';
import PlayOffline from './PlayOffline.svelte';

/** Null where games on this device would lack their Python. */
export async function loadOffer(): Promise<typeof PlayOffline | null> {
  if (!(await canPlayOffline())) return null;
  await speech.add(sentences);
  return PlayOffline;
}
