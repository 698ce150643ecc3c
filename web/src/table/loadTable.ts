/** Whoever opens the page of a table: its game is asked for while the language is on its way. */
import { router } from '../router.svelte';
import { box } from './box.svelte';
import { Game } from './game.svelte';

let early: Game | null = null;

/** Called once, before anything is shown. */
export function loadEarly(): void {
  if (router.page.name !== 'table') return;
  box.open();
  early = new Game(router.page.id);
}

/** The game of a table: the one that was asked for early, or a new one. */
export function gameOf(id: string): Game {
  const found = early?.id === id ? early : null;
  early = null;
  return found ?? new Game(id);
}
