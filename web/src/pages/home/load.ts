/** The first page and its sentences, fetched when it is opened. */
import { loadTurnTexts } from '../../table/turns/texts';
import HomePage from './HomePage.svelte';

export const loadHome = () => loadTurnTexts().then(() => HomePage);
