/** Keys that work on the drawing being made. */
import { settings } from '../../platform/settings.svelte';
import { letterOf } from '../../ui/letterOf';
import type { Draft } from './draft.svelte';

const ARROWS: Readonly<Record<string, [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Do what the key stands for, and mark the event as handled; any other key is left alone. */
export function handleKey(draft: Draft, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.metaKey || !draft.game.isAsked) return;
  const action = actionOf(draft, event);
  if (action === null) return;
  event.preventDefault();
  action();
}

function actionOf(draft: Draft, event: KeyboardEvent): (() => void) | null {
  if (event.ctrlKey) return letterOf(event) === 'z' ? draft.undo : null;
  const arrow = ARROWS[event.key];
  if (arrow && draft.isPinned) return () => draft.nudge(...arrow);
  if (event.key === 'Enter' && (draft.sendable || draft.isPinned)) return draft.confirm;
  if (event.key === ' ' && draft.isPinned && draft.covers(draft.cursor)) {
    return () => (draft.failedConfirms += 1); // it lies there already
  }
  if (event.key === 'Escape') return draft.countdown === null ? draft.clear : draft.halt;
  return settings.keys ? letterAction(draft, event) : null;
}

function letterAction(draft: Draft, event: KeyboardEvent): (() => void) | null {
  const letter = letterOf(event);
  if (/^[1-9]$/.test(letter)) return () => draft.choose(Number(letter));
  switch (letter) {
    case 'r':
      return () => draft.turn(event.shiftKey ? -1 : 1);
    case 'f':
      return draft.flip;
    case 'u':
      return draft.undo;
    case 's':
      return () => (draft.showsSpots = !draft.showsSpots);
    default:
      return null;
  }
}
