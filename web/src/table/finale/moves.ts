/** The moves worth telling of a judged game. */
import type { AnalysedMove } from '../../platform/protocol/schema';
import { WORTH_TELLING } from '../judge/moveVerdict';

/** The seat's own drawing that was furthest above every other one the judge found; null if none stands out. */
export function bestMove(seat: number, moves: readonly AnalysedMove[]): AnalysedMove | null {
  return most(own(seat, moves), leadOf);
}

/** The seat's own drawing that lost the most; null if nothing was lost. */
export function costliestMove(seat: number, moves: readonly AnalysedMove[]): AnalysedMove | null {
  return most(own(seat, moves), (move) => (move.better.length > 0 ? move.lost : 0));
}

/** By how much a drawing is better than the next best one; nothing if it was not the best itself. */
export const leadOf = (move: AnalysedMove): number =>
  move.lost < WORTH_TELLING && move.better.length > 0
    ? move.stars - Math.max(...move.better.map(({ stars }) => stars))
    : 0;

const own = (seat: number, moves: readonly AnalysedMove[]): readonly AnalysedMove[] =>
  moves.filter((move) => move.owner === seat);

function most(
  moves: readonly AnalysedMove[],
  worth: (move: AnalysedMove) => number,
): AnalysedMove | null {
  let found: AnalysedMove | null = null;
  for (const move of moves) {
    if (worth(move) >= WORTH_TELLING && (found === null || worth(move) > worth(found)))
      found = move;
  }
  return found;
}
