/** The page of the puzzles and its sentences, fetched when it is opened. */
import sentences from 'virtual:catalogues/web_puzzle';
import { speech } from '../../platform/speech/speech.svelte';

export async function loadPuzzle() {
  const [{ default: PuzzlePage }] = await Promise.all([
    import('./PuzzlePage.svelte'),
    speech.add(sentences),
  ]);
  return PuzzlePage;
}
