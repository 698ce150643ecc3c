/** Requests for a pause. */
import * as api from '../../protocol/api';
import { say } from '../../speech/speech.svelte';
import type { Game } from '../game.svelte';
import { joinNames } from '../../speech/format';
import { refusalText } from '../../ui/refusalText';

/** Ask for a pause, or for its end; returns the text of a refusal, or nothing. */
export async function requestPause(game: Game, pause: boolean): Promise<string> {
  try {
    game.setTable(await api.pause(game.id, pause));
    return '';
  } catch (failure) {
    return refusalText(failure, 'table');
  }
}

/** A sentence that names who asks for a pause; empty if nobody does. */
export function pauseText(game: Game): string {
  const { pause = [], is_paused: isPaused } = game.table ?? {};
  if (isPaused) return say('web-clock-paused');
  const others = pause.filter((seat) => seat !== game.you).map((seat) => game.nameOf(seat));
  const isMine = game.you !== null && pause.includes(game.you);
  if (others.length === 0) return isMine ? say('web-clock-you-wish') : '';
  const names = joinNames(others);
  return isMine ? say('web-clock-all-wish', { names }) : say('web-clock-they-wish', { names });
}
