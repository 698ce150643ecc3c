/** What a table shows of one's turns, and its words: fetched after the table, or when there is nothing to draw. */
import { whenIdle } from '../../ui/motion';
import NextGame from './NextGame.svelte';
import Since from './Since.svelte';
import { loadTurnTexts } from './texts';

/** The way to the next game. */
export const loadNextGame = () => loadTurnTexts().then(() => NextGame);

/** What happened since the player was here. */
export const loadSince = () =>
  whenIdle()
    .then(loadTurnTexts)
    .then(() => Since);
