/** The page of a player and its sentences, fetched when it is opened. */
import ofBoards from 'virtual:catalogues/web_boards';
import sentences from 'virtual:catalogues/web_profile';
import ofAccounts from 'virtual:catalogues/web_you';
import { speech } from '../../platform/speech/speech.svelte';
import ProfilePage from './ProfilePage.svelte';

export const loadProfile = () => speech.prepare(ProfilePage, sentences, ofAccounts, ofBoards);
