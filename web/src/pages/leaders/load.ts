/** Leaderboards and their sentences, fetched when the page is opened. */
import sentences from 'virtual:catalogues/web_boards';
import { speech } from '../../platform/speech/speech.svelte';
import LeadersPage from './LeadersPage.svelte';

export const loadLeaders = () => speech.prepare(LeadersPage, sentences);
