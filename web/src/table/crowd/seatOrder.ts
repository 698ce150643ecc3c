/** Which seats are shown among all maps, and in which order. */
import type { Game } from '../game.svelte';
import { starsUntil } from '../../platform/protocol/scores';
import type { Round } from '../seatActivity';

export type Order = 'seat' | 'stars';

export function seatsOf(game: Game, round: Round, order: Order, sought: string): number[] {
  const wanted = sought.trim().toLowerCase();
  const seats = round.seats
    .map((_, seat) => seat)
    .filter((seat) => game.nameOf(seat).toLowerCase().includes(wanted));
  if (order === 'seat') return seats;
  const stars = round.seats.map((seat) => starsUntil(seat));
  return seats.sort((one, other) => stars[other]! - stars[one]! || one - other);
}

/** The item that an arrow key leads to, in a grid of wrapped lines; null for any other key. */
export function arrowTarget(
  key: string,
  items: readonly HTMLElement[],
  from: number,
): number | null {
  const last = items.length - 1;
  const top = items[0]?.offsetTop;
  const firstOfNext = items.findIndex((item) => item.offsetTop !== top);
  const columns = firstOfNext < 0 ? items.length : firstOfNext;
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -from,
    End: last - from,
  };
  const step = steps[key];
  if (step === undefined) return null;
  const to = from + step;
  return to < 0 || to > last ? from : to;
}
