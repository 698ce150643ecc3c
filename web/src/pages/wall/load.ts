/** The pages for a projector and their sentences, fetched when they are opened. */
import eventSentences from 'virtual:catalogues/web_events';
import sentences from 'virtual:catalogues/web_wall';
import { speech } from '../../platform/speech/speech.svelte';

export const loadEventWall = () =>
  speech.prepare(import('./EventWall.svelte'), sentences, eventSentences).then((m) => m.default);

export const loadWall = () =>
  speech.prepare(import('./WallPage.svelte'), sentences).then((m) => m.default);
