import { mount } from 'svelte';
import './ui/look/tokens.css';
import './ui/look/look.css';
import App from './App.svelte';
import './pages/settings/install.svelte';
import { chunks } from './platform/app/chunks.svelte';
import { isDevice } from './platform/host';
import { router } from './platform/router.svelte';
import { settings } from './platform/settings.svelte';
import { speech } from './platform/speech/speech.svelte';
import { loadEarly } from './table/loadTable';

/** Start all requests at once, not one after the other. */
function begin(): void {
  loadEarly();
  if (router.page.name === 'home') void import('./pages/home/load');
  mount(App, { target: document.getElementById('app')! });
}

chunks.watch();
void speech.learn(settings.language);
if (isDevice) {
  void import('./pages/local/start').then(
    async ({ startDevice }) => (await startDevice()) && begin(),
  );
} else begin();

// The service worker downloads every chunk: start it after the page has loaded what it shows.
// A busy device is never idle: there it starts after two seconds more.
const idle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 500));
const start = (): void => void import('./startup').then(({ start }) => start());
addEventListener('load', () => setTimeout(() => idle(start, { timeout: 2000 }), 1000));
