// Maps for a test, drawn by the component that the game uses.
import { mount } from 'svelte';
import '../../src/ui/look/tokens.css';
import '../../src/ui/look/look.css';
import './kinds.css';
import Picture from '../../src/ui/sheet/Picture.svelte';

for (const sheet of new URLSearchParams(location.search).getAll('sheet')) {
  mount(Picture, { target: document.body, props: { sheet } });
}
