/** What is started after the page is shown: the service worker, the bar for a newer build, "your turn". */
import { mount } from 'svelte';
import { loadGamesTexts } from '../../pages/games/load';
import { startTurnSign } from '../../pages/games/turnSign.svelte';
import { remove } from '../storage';
import Notices from './Notices.svelte';
import { nextBuild } from './serviceWorker.svelte';

export function start(): void {
  mount(Notices, { target: document.body });
  void nextBuild.register();
  void loadGamesTexts().then(startTurnSign);
  remove('inkland.recent'); // tables are remembered by the server since
}
