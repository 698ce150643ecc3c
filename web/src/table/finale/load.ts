/** The finale and its sentences, fetched when a game is over. */
import sentences from 'virtual:catalogues/web_finale';
import { speech } from '../../platform/speech/speech.svelte';
import Finale from './Finale.svelte';

export const loadFinale = () => speech.prepare(Finale, sentences);
