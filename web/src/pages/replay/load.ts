/** The replay and its sentences, fetched when it is opened. */
import sentences from 'virtual:catalogues/web_replay';
import { speech } from '../../platform/speech/speech.svelte';
import ReplayPage from './ReplayPage.svelte';

export const loadReplay = () => speech.prepare(ReplayPage, sentences);
