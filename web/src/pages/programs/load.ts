/** Tokens, bot accounts and their sentences, fetched where they are shown. */
import sentences from 'virtual:catalogues/web_programs';
import { speech } from '../../platform/speech/speech.svelte';
import BotBoard from './BotBoard.svelte';
import TokenList from './TokenList.svelte';

const parts = { BotBoard, TokenList };

export async function loadPrograms(): Promise<typeof parts> {
  await speech.add(sentences);
  return parts;
}
