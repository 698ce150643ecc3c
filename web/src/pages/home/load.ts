/** The first page and its sentences, fetched when it is opened. */
import { loadTurnTexts } from '../../table/turns/texts';
import HomePage from './HomePage.svelte';

export async function loadHome(): Promise<typeof HomePage> {
  await loadTurnTexts();
  return HomePage;
}
