/** Sums of figures from the server; nothing is scored here. */
import type { Awards, Seat, SeasonScore } from './schema';
import { spacesOf } from './spaces';
import type { Figures } from './offers';

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

export const starsOf = (score: SeasonScore): number =>
  sum(score.edicts.map(([, stars]) => stars)) + score.coins + score.monsters;

/** The stars of a seat in the seasons before `until`. */
export const starsUntil = (seat: Seat, until = 4): number =>
  sum(seat.scores.slice(0, until).map(starsOf));

export const purseOf = (seat: Seat): number => seat.coins - seat.spent;

/** Edicts A to D, coins and monsters of a sheet as it is now. */
export function figuresOf(awards: Awards, seat: Seat): Figures {
  const [a = 0, b = 0, c = 0, d = 0] = awards.edicts.map((edict) =>
    sum(edict.map(([stars]) => stars)),
  );
  return [a, b, c, d, purseOf(seat), -spacesOf(awards.monsters).length];
}

export interface HighlightedSpace {
  space: number;
  stars?: number;
}

/** The spaces of some awards, each once; with its stars if the award is for that space alone. */
export function highlightsOf(awards: Awards['edicts'][number]): HighlightedSpace[] {
  const found = new Map<number, number | undefined>();
  for (const [stars, hex] of awards) {
    const spaces = spacesOf(hex);
    const own = spaces.length === 1 ? stars : undefined;
    for (const space of spaces) {
      const before = found.get(space);
      if (own !== undefined) found.set(space, (before ?? 0) + own);
      else if (!found.has(space)) found.set(space, undefined);
    }
  }
  return [...found].map(([space, stars]) => (stars === undefined ? { space } : { space, stars }));
}
