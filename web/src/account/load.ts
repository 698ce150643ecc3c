/** The page of one's account and its sentences, fetched when it is opened. */
import sentences from 'virtual:catalogues/web_you';
import { speech } from '../speech/speech.svelte';
import AccountPage from './AccountPage.svelte';

export async function loadAccount(): Promise<typeof AccountPage> {
  await speech.add(sentences);
  return AccountPage;
}
