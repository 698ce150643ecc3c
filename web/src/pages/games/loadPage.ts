/** The page of all games and its sentences, fetched when it is opened. */
import GamesPage from './GamesPage.svelte';
import { loadGamesTexts } from '../../table/turns/load';

export async function loadGames(): Promise<typeof GamesPage> {
  await loadGamesTexts();
  return GamesPage;
}
