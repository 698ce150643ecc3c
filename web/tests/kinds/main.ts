// Maps of a test, drawn by the same component as those of the game.
import { mount } from 'svelte';
import '../../src/look/tokens.css';
import '../../src/look/look.css';
import './kinds.css';
import Picture from '../../src/sheet/Picture.svelte';

for (const sheet of new URLSearchParams(location.search).getAll('sheet')) {
  mount(Picture, { target: document.body, props: { sheet } });
}
