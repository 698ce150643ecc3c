/** What is started after the page is shown: the service worker, and the bar for a newer build. */
import { mount } from 'svelte';
import Notices from './Notices.svelte';
import { nextBuild } from './serviceWorker.svelte';

export function start(): void {
  mount(Notices, { target: document.body });
  void nextBuild.register();
}
