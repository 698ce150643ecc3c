/** The deal of the day and its sentences, fetched when the page is opened. */
import ofBoards from 'virtual:catalogues/web_boards';
import ofFinales from 'virtual:catalogues/web_finale';
import { speech } from '../../platform/speech/speech.svelte';
import DailyPage from './DailyPage.svelte';

export async function loadDaily(): Promise<typeof DailyPage> {
  await Promise.all([ofBoards, ofFinales].map((one) => speech.add(one)));
  return DailyPage;
}
