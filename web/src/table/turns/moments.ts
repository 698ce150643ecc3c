/** What happened in a game as a few moments to look at: a sentence each, and where it is on which map. */
import { spacesOf, type Space } from '../../platform/protocol/spaces';
import { EventLog, type Sentence, type ToldGame } from '../eventLog.svelte';
import type { GameEvent } from '../game.svelte';

export interface Moment {
  sentence: Sentence;
  /** The seat whose map changed, and the spaces; null for what concerns the whole table. */
  place: { seat: number; spaces: readonly Space[] } | null;
}

const MAX_MOMENTS = 12;

/** The last of what others did and what came to the whole table; not what the player has drawn. */
export function momentsOf(
  game: Pick<ToldGame, 'you' | 'view' | 'nameOf'>,
  events: readonly GameEvent[],
): Moment[] {
  const found: Moment[] = [];
  let card: string | null = null;
  for (const event of events) {
    const isOwn =
      'seat' in event && event.seat === game.you && !('by' in event && event.by !== game.you);
    const isTold = !isOwn || event.type === 'season_scored' || event.type === 'ambush_vanished';
    if (isTold) {
      const told = new EventLog({
        you: game.you,
        nameOf: (seat) => game.nameOf(seat),
        view: game.view && { ...game.view, card },
        news: [event],
        walks: [],
        newsCount: 0,
        isAsked: false,
      });
      for (const sentence of told.log) found.push({ sentence, place: placeOf(event) });
    }
    if (event.type === 'card_revealed') card = event.card;
  }
  return found.slice(-MAX_MOMENTS);
}

function placeOf(event: GameEvent): Moment['place'] {
  if (event.type !== 'shape_drawn' && event.type !== 'spaces_destroyed') return null;
  return { seat: event.seat, spaces: spacesOf(event.spaces) };
}
