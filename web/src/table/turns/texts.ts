/** The sentences about one's own games, which the first page of a table does without. */
import sentences from 'virtual:catalogues/web_games';
import { speech } from '../../platform/speech/speech.svelte';

export const loadTurnTexts = (): Promise<void> => speech.add(sentences);
