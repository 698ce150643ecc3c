/** What the finale shows of a finished game: sums and orders of the server's figures; nothing is scored here. */
import type { Seat, View } from '../../platform/protocol/schema';
import { starsOf } from '../../platform/protocol/scores';
import { FEW } from '../../platform/speech/tableText';

export type Line = NonNullable<View['ending']>['standing'][number];

/** One seat's bar: the stars of each season, and the place that its seat has in the end. */
export interface Bar {
  seat: number;
  place: number;
  seasons: readonly number[];
  /** The stars of the first `n` seasons, for each `n`. */
  sums: readonly number[];
}

const barOf = (seat: Seat, { seat: number, place }: Line): Bar => {
  const seasons = seat.scores.map(starsOf);
  const sums = [0];
  for (const stars of seasons) sums.push(sums.at(-1)! + stars);
  return { seat: number, place, seasons, sums };
};

/** The bars in the order of the seats; of a large table only the best, and always the player's own. */
export function barsOf(view: View, you: number | null): Bar[] {
  const { standing } = view.ending!;
  let shown = standing.slice(0, FEW);
  const own = standing.find((line) => line.seat === you);
  if (own && !shown.includes(own)) shown = [...shown.slice(0, -1), own];
  return shown.map((line) => barOf(view.seats[line.seat]!, line)).sort((a, b) => a.seat - b.seat);
}

/** The parts of a bar that are left in the end: what monsters cost more than a season gave is taken from the one before. */
export function segments(seasons: readonly number[]): number[] {
  const parts: number[] = [];
  for (const stars of seasons) {
    parts.push(Math.max(0, stars));
    let debt = Math.max(0, -stars);
    for (let k = parts.length - 1; k >= 0 && debt > 0; k -= 1) {
      const paid = Math.min(debt, parts[k]!);
      parts[k]! -= paid;
      debt -= paid;
    }
  }
  return parts;
}

/** Who is ahead after so many seasons, and by how much; several if they are level. */
export function leaders(bars: readonly Bar[], seasons: number): { seats: number[]; by: number } {
  const sums = bars.map((bar) => bar.sums[seasons] ?? bar.sums.at(-1)!);
  const most = Math.max(...sums);
  const seats = bars.filter((_, k) => sums[k] === most).map(({ seat }) => seat);
  const others = sums.filter((sum) => sum < most);
  return { seats, by: others.length === 0 ? 0 : most - Math.max(...others) };
}

/** All who share the first place, in the order of the seats. */
export const winners = (standing: readonly Line[]): Line[] =>
  standing.filter((line) => line.place === 1).sort((a, b) => a.seat - b.seat);

/** By how many stars the first place is won; 0 if it is shared, or decided by what monsters have cost. */
export function margin(standing: readonly Line[]): number {
  const [first, ...others] = standing.filter((line) => line.place === 1);
  if (!first || others.length > 0) return 0;
  const rest = standing.filter((line) => line.place > 1).map((line) => line.stars);
  return rest.length === 0 ? 0 : first.stars - Math.max(...rest);
}

/** Something that one seat alone has: the id of a sentence, with a season or a count. */
export interface Remark {
  id: 'led' | 'season' | 'coins' | 'safe' | 'bitten';
  season?: number;
  count?: number;
}

/** The index of the only greatest value; null if there are two, or if it is not above `least`. */
function only(values: readonly number[], least = -Infinity): number | null {
  const most = Math.max(...values);
  const at = values.indexOf(most);
  return most > least && at === values.lastIndexOf(most) ? at : null;
}

/** One remark for each seat that has something to itself, in the order of the bars. */
export function remarks(view: View, bars: readonly Bar[]): (Remark | null)[] {
  const found: (Remark | null)[] = bars.map(() => null);
  if (bars.length < 2) return found;
  const say = (at: number | null, remark: Remark): void => {
    if (at !== null) found[at] ??= remark;
  };
  const last = bars[0]!.seasons.length - 1;
  for (let season = last; season > 0; season -= 1) {
    const ahead = only(bars.map((bar) => bar.sums[season]!));
    if (ahead !== null && bars[ahead]!.place > 1) {
      say(ahead, { id: 'led', season });
      break;
    }
  }
  for (let season = last; season >= 0; season -= 1) {
    say(only(bars.map((bar) => bar.seasons[season]!)), { id: 'season', season });
  }
  const seats = bars.map(({ seat }) => view.seats[seat]!);
  const coins = seats.map((seat) => seat.coins);
  const most = only(coins, 0);
  if (most !== null) say(most, { id: 'coins', count: coins[most]! });
  const lost = bars.map((bar) => view.ending!.standing.find((one) => one.seat === bar.seat)!.lost);
  const bitten = only(lost, 0);
  if (bitten !== null) say(bitten, { id: 'bitten', count: lost[bitten]! });
  const safe = only(lost.map((stars) => -stars));
  if (safe !== null) say(safe, { id: 'safe', count: lost[safe]! });
  return found;
}
