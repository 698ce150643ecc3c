/** The pages for a table with paper and their sentences, fetched when they are opened. */
import sentences from 'virtual:catalogues/web_paper';
import { speech } from '../../platform/speech/speech.svelte';

export async function loadPaper() {
  const [{ default: PaperPage }] = await Promise.all([
    import('./PaperPage.svelte'),
    speech.add(sentences),
  ]);
  return PaperPage;
}

export async function loadPoster() {
  const [{ default: PosterPage }] = await Promise.all([
    import('./PosterPage.svelte'),
    speech.add(sentences),
  ]);
  return PosterPage;
}
