/** The page of open data and its sentences, fetched when it is opened. */
import sentences from 'virtual:catalogues/web_open_data';
import { speech } from '../../platform/speech/speech.svelte';
import OpenDataPage from './OpenDataPage.svelte';

export const loadOpenData = () => speech.prepare(OpenDataPage, sentences);
