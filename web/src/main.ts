import { mount } from 'svelte';
import './look/tokens.css';
import './look/look.css';
import App from './App.svelte';
import { settings } from './settings.svelte';
import { speech } from './speech/speech.svelte';
import { arrive } from './table/arriving';

// Everything that comes from afar is asked for at once, not one after the other.
void speech.learn(settings.language);
arrive();

mount(App, { target: document.getElementById('app')! });
