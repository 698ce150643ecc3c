/** The deal of the day and its sentences, fetched when the page is opened. */
import ofBoards from 'virtual:catalogues/web_boards';
import ofFinales from 'virtual:catalogues/web_finale';
import { speech } from '../../platform/speech/speech.svelte';
import DailyPage from './DailyPage.svelte';

export const loadDaily = () => speech.prepare(DailyPage, ofBoards, ofFinales);
