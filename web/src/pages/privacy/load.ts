/** The page about privacy and its sentences, fetched when it is opened. */
import sentences from 'virtual:catalogues/web_privacy';
import { speech } from '../../platform/speech/speech.svelte';
import PrivacyPage from './PrivacyPage.svelte';

export const loadPrivacy = () => speech.prepare(PrivacyPage, sentences);
