/** Who is ahead so far, from the server's figures. */
import type { Seat } from '../../platform/protocol/schema';
import type { Game } from '../../table/game.svelte';
import { starsOf, starsUntil } from '../../platform/protocol/scores';

export interface Leader {
  seat: number;
  name: string;
  stars: number;
}

/** The first `count` seats by their stars, or by those of one season; equal ones in the order of seats. */
export function leaders(
  game: Pick<Game, 'nameOf'>,
  seats: readonly Seat[],
  count: number,
  season: number | null = null,
): Leader[] {
  const earned = (seat: Seat): number => {
    if (season === null) return starsUntil(seat);
    const score = seat.scores[season];
    return score ? starsOf(score) : 0;
  };
  return seats
    .map((seat, number) => ({ seat: number, stars: earned(seat) }))
    .sort((a, b) => b.stars - a.stars || a.seat - b.seat)
    .slice(0, count)
    .map((one) => ({ ...one, name: game.nameOf(one.seat) }));
}
