/** The page of all games and its sentences, fetched when it is opened. */
import GamesPage from './GamesPage.svelte';
import { loadTurnTexts } from '../../table/turns/texts';

export const loadGames = () => loadTurnTexts().then(() => GamesPage);
