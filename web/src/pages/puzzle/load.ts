/** The page of the puzzles and its sentences, fetched when it is opened. */
import sentences from 'virtual:catalogues/web_puzzle';
import { speech } from '../../platform/speech/speech.svelte';

export const loadPuzzle = () =>
  speech.prepare(import('./PuzzlePage.svelte'), sentences).then((m) => m.default);
