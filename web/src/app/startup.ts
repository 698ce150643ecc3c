/** What can wait until the page is there: the worker, and the bar that tells of a newer build. */
import { mount } from 'svelte';
import Notices from './Notices.svelte';
import { nextBuild } from './serviceWorker.svelte';

export function start(): void {
  mount(Notices, { target: document.body });
  void nextBuild.register();
}
