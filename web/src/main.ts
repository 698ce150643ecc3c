import { mount } from 'svelte';
import './look/tokens.css';
import './look/look.css';
import App from './App.svelte';
import './settings/install.svelte';
import { chunks } from './app/chunks.svelte';
import { settings } from './settings.svelte';
import { speech } from './speech/speech.svelte';
import { loadEarly } from './table/loadTable';

// Start all requests at once, not one after the other.
chunks.watch();
void speech.learn(settings.language);
loadEarly();
if (location.pathname === '/') void import('./home/load');

mount(App, { target: document.getElementById('app')! });

// The service worker downloads every chunk: start it after the page has loaded what it shows.
// A busy device is never idle: there it starts after two seconds more.
const idle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 500));
const start = (): void => void import('./app/startup').then(({ start }) => start());
addEventListener('load', () => setTimeout(() => idle(start, { timeout: 2000 }), 1000));
