import { mount } from 'svelte';
import './look/tokens.css';
import './look/look.css';
import App from './App.svelte';
import './settings/install.svelte';
import { chunks } from './app/chunks.svelte';
import { isDevice } from './host';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { speech } from './speech/speech.svelte';
import { loadEarly } from './table/loadTable';

/** Start all requests at once, not one after the other. */
function begin(): void {
  loadEarly();
  if (router.page.name === 'home') void import('./home/load');
  mount(App, { target: document.getElementById('app')! });
}

chunks.watch();
void speech.learn(settings.language);
if (isDevice) {
  void import('./local/start').then(async ({ startDevice }) => (await startDevice()) && begin());
} else begin();

// The service worker downloads every chunk: start it after the page has loaded what it shows.
// A busy device is never idle: there it starts after two seconds more.
const idle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 500));
const start = (): void => void import('./app/startup').then(({ start }) => start());
addEventListener('load', () => setTimeout(() => idle(start, { timeout: 2000 }), 1000));
