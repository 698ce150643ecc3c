/** The page of all games and its sentences, fetched when it is opened. */
import GamesPage from './GamesPage.svelte';
import { loadTurnTexts } from '../../table/turns/texts';

export async function loadGames(): Promise<typeof GamesPage> {
  await loadTurnTexts();
  return GamesPage;
}
