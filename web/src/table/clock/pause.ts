/** Requests for a pause, or for a longer clock. */
import * as api from '../../platform/protocol/api';
import { say } from '../../platform/speech/speech.svelte';
import type { Game } from '../game.svelte';
import { duration } from '../../platform/speech/duration';
import { joinNames } from '../../platform/speech/format';
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

/** Whether this player may ask for a pause; at a table of an event nobody may. */
export const mayAskForPause = ({ you, table }: Pick<Game, 'you' | 'table'>): boolean =>
  you !== null && table?.status === 'playing' && table.may_pause !== false;

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

/** A sentence about the longer clock that the host asks for; empty if there is no such request. */
export function longerText(game: Game): string {
  const { clock_wish: wish, clock_votes: votes = [] } = game.table ?? {};
  if (wish == null || game.you === null) return '';
  const answer = game.isHost ? 'yours' : votes.includes(game.you) ? 'agreed' : 'asked';
  return say(`web-clock-longer-${answer}`, { time: duration(wish) });
}

/** Whether this player has yet to agree to the longer clock. */
export function isAskedForLonger(game: Game): boolean {
  const { clock_wish: wish, clock_votes: votes = [] } = game.table ?? {};
  return wish != null && game.you !== null && !votes.includes(game.you);
}

/** Agree to the longer clock that the host asks for; returns the text of a refusal, or nothing. */
export async function agreeToLonger(game: Game): Promise<string> {
  const wish = game.table?.clock_wish;
  if (wish == null) return '';
  try {
    game.setTable(await api.lengthen(game.id, wish));
    return '';
  } catch (failure) {
    return refusalText(failure, 'table');
  }
}
