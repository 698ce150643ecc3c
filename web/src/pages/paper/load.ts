/** The pages for a table with paper and their sentences, fetched when they are opened. */
import sentences from 'virtual:catalogues/web_paper';
import { speech } from '../../platform/speech/speech.svelte';

export const loadPaper = () =>
  speech.prepare(import('./PaperPage.svelte'), sentences).then((m) => m.default);

export const loadPoster = () =>
  speech.prepare(import('./PosterPage.svelte'), sentences).then((m) => m.default);
