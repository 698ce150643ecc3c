/** What is started after the page is shown: the service worker, the bar for a newer build, "your turn". */
import { mount } from 'svelte';
import { loadTurnTexts } from './table/turns/texts';
import { startTurnSign } from './pages/games/turnSign.svelte';
import { remove } from './platform/storage';
import Notices from './ui/frame/Notices.svelte';
import { nextBuild } from './platform/app/serviceWorker.svelte';

export function start(): void {
  mount(Notices, { target: document.body });
  void nextBuild.register();
  void loadTurnTexts().then(startTurnSign);
  remove('inkland.recent'); // tables are remembered by the server since
}
