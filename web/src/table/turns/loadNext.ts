/** The way to the next game and its words, fetched at a table when there is nothing to draw. */
import { loadGamesTexts } from './load';
import NextGame from './NextGame.svelte';

export async function loadNextGame(): Promise<typeof NextGame> {
  await loadGamesTexts();
  return NextGame;
}
