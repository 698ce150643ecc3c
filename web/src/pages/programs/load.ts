/** Tokens, bot accounts and their sentences, fetched where they are shown. */
import sentences from 'virtual:catalogues/web_programs';
import { speech } from '../../platform/speech/speech.svelte';
import BotBoard from './BotBoard.svelte';
import TokenList from './TokenList.svelte';

export const loadPrograms = () => speech.prepare({ BotBoard, TokenList }, sentences);
