/** Connects to a table's game early, while the language is still loading. */
import { router } from '../platform/router.svelte';
import { box } from './box.svelte';
import { Game } from './game.svelte';

let early: Game | null = null;

/** Called once, before the first page is shown. */
export function loadEarly(): void {
  if (router.page.name !== 'table') return;
  box.open();
  early = new Game(router.page.id);
}

/** The game of a table: the one connected early, or a new one. */
export function gameOf(id: string): Game {
  const found = early?.id === id ? early : null;
  early = null;
  return found ?? new Game(id);
}
