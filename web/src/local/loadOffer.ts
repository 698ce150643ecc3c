/** "Play offline" and its sentences, fetched when a server cannot be reached. */
import sentences from 'virtual:catalogues/web_local';
import { speech } from '../speech/speech.svelte';
import PlayOffline from './PlayOffline.svelte';

export async function loadOffer(): Promise<typeof PlayOffline> {
  await speech.add(sentences);
  return PlayOffline;
}
