/** The first page and its sentences, fetched when it is opened. */
import { loadGamesTexts } from '../../table/turns/load';
import HomePage from './HomePage.svelte';

export async function loadHome(): Promise<typeof HomePage> {
  await loadGamesTexts();
  return HomePage;
}
