/** What happened since the player was here, and its words, fetched after the table is shown. */
import { whenIdle } from '../../ui/motion';
import { loadGamesTexts } from './load';
import Since from './Since.svelte';

export async function loadSince(): Promise<typeof Since> {
  await whenIdle();
  await loadGamesTexts();
  return Since;
}
