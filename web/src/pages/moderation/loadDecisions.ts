/** What moderators have decided about the reader, with the sentences of the account's own page. */
import you from 'virtual:catalogues/web_you';
import sentences from 'virtual:catalogues/web_moderation';
import { speech } from '../../platform/speech/speech.svelte';
import DecisionsPage from './DecisionsPage.svelte';

export async function loadDecisions(): Promise<typeof DecisionsPage> {
  await Promise.all([speech.add(sentences), speech.add(you)]);
  return DecisionsPage;
}
