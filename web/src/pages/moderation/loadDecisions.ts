/** What moderators have decided about the reader, with the sentences of the account's own page. */
import you from 'virtual:catalogues/web_you';
import { speech } from '../../platform/speech/speech.svelte';
import { loadModerationTexts } from '../../table/people/loadReport';
import DecisionsPage from './DecisionsPage.svelte';

export const loadDecisions = () =>
  loadModerationTexts().then(() => speech.prepare(DecisionsPage, you));
