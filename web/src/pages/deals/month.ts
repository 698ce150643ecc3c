/** The days of a month, and figures of the maps that were drawn on them. */
import type { OwnDayMap } from '../../platform/protocol/schema';

/** The days of a month, as 2026-11, and the empty places before the first: weeks begin on Monday. */
export function daysOf(month: string): { blanks: number[]; days: string[] } {
  const first = new Date(`${month}-01`);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return {
    blanks: Array.from({ length: (first.getUTCDay() + 6) % 7 }, (_, at) => at),
    days: Array.from({ length: last }, (_, at) => `${month}-${`${at + 1}`.padStart(2, '0')}`),
  };
}

/** The month so many months later. */
export function monthBy(month: string, by: number): string {
  const first = new Date(`${month}-01`);
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + by, 1))
    .toISOString()
    .slice(0, 7);
}

/** How many stars over par, or under it; null without a par. */
export const overPar = ({ stars, par }: OwnDayMap): number | null =>
  par == null ? null : stars - Math.round(par);

/** The day with the most stars over par, the first of them; null if none has a par. */
export function bestOf(own: readonly OwnDayMap[]): string | null {
  let best: OwnDayMap | null = null;
  for (const one of own) {
    if (one.par != null && (best === null || overPar(one)! > overPar(best)!)) best = one;
  }
  return best?.day ?? null;
}

/** The mean difference to par, as a whole number; null without any. */
export function meanOf(own: readonly OwnDayMap[]): number | null {
  const found = own.map(overPar).filter((one) => one !== null);
  return found.length === 0 ? null : Math.round(found.reduce((a, b) => a + b, 0) / found.length);
}
