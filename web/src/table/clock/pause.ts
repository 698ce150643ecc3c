/** Wishing a pause, and who wishes one. */
import * as api from '../../protocol/api';
import { say } from '../../speech/speech.svelte';
import type { Game } from '../game.svelte';
import { joinNames } from '../../speech/format';
import { refusalText } from '../../ui/refusalText';

/** Wish that the clock stands, or that it goes on; why not, if it was refused. */
export async function requestPause(game: Game, pause: boolean): Promise<string> {
  try {
    game.setTable(await api.pause(game.id, pause));
    return '';
  } catch (failure) {
    return refusalText(failure, 'table');
  }
}

/** Who wishes a pause, in a sentence; empty if nobody does. */
export function pauseText(game: Game): string {
  const { pause = [], is_paused: isPaused } = game.table ?? {};
  if (isPaused) return say('web-clock-paused');
  const others = pause.filter((seat) => seat !== game.you).map((seat) => game.nameOf(seat));
  const isMine = game.you !== null && pause.includes(game.you);
  if (others.length === 0) return isMine ? say('web-clock-you-wish') : '';
  const names = joinNames(others);
  return isMine ? say('web-clock-all-wish', { names }) : say('web-clock-they-wish', { names });
}
