/**
 * What the server is asked while a drawing is made. Each function is the body of an effect: it returns
 * how to cancel the question, so that only a drawing that rests is asked about.
 */
import type { Drawing } from '../game.svelte';
import type { DrawnGame } from './types';

const ASK_AFTER_MS = 120;
const LOOK_AFTER_MS = 900; // the spots of a new step come by themselves: ask only if they did not

type Cancel = () => void;

function later(wait: number, action: () => void): Cancel {
  const timer = setTimeout(action, wait);
  return () => clearTimeout(timer);
}

/** Ask for the spots that follow what was begun. */
export function lookAhead(game: DrawnGame, begun: Drawing): Cancel | undefined {
  if (!game.isAsked || game.connection !== 'live' || game.spots(begun) !== null) return undefined;
  return later(begun.length > 0 ? 0 : LOOK_AFTER_MS, () => game.look(begun));
}

/** Ask what may follow a whole drawing: the skills that come behind it. */
export function lookBehind(game: DrawnGame, drawing: Drawing): Cancel | undefined {
  if (game.spots(drawing)) return undefined;
  return later(ASK_AFTER_MS, () => game.look(drawing));
}

/** Ask why a drawing does not fit. */
export function askWhy(game: DrawnGame, drawing: Drawing): Cancel | undefined {
  if (!game.isAsked || game.connection !== 'live') return undefined;
  return later(ASK_AFTER_MS, () => game.tryOut(drawing));
}
