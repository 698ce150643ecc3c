/** The page of one's account and its sentences, fetched when it is opened. */
import ofRecovery from 'virtual:catalogues/web_recovery';
import sentences from 'virtual:catalogues/web_you';
import { speech } from '../../platform/speech/speech.svelte';
import AccountPage from './AccountPage.svelte';

export const loadAccount = () => speech.prepare(AccountPage, sentences, ofRecovery);
