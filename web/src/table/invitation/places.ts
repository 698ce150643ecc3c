/** The places around the table of an invitation: who sits where, and which one would be yours. */
import type { TableInfo } from '../../platform/protocol/schema';

/** So many places fit around the drawn table; larger tables show the first ones and a number. */
export const MAX_PLACES = 8;

export interface Place {
  /** The seat; null for the place that stands for all others. */
  seat: number | null;
  kind: 'taken' | 'yours' | 'free' | 'kept' | 'rest';
  /** Position in percent of the picture, and the tilt of the sheet in degrees. */
  x: number;
  y: number;
  tilt: number;
}

/** The first free seat that is not kept for somebody else; null if there is none. */
export function offeredSeat(table: TableInfo, kept: readonly number[]): number | null {
  const seat = table.seats.findIndex((sitting, number) => !sitting && !kept.includes(number));
  return seat < 0 ? null : seat;
}

/** The places, the host's at the top and then in the order of the seats. */
export function placesOf(table: TableInfo, yours: number | null, kept: readonly number[]): Place[] {
  const total = table.seats.length;
  const first = table.host ?? 0;
  const order = table.seats.map((_, number) => (first + number) % total);
  const kindOf = (seat: number): Place['kind'] => {
    if (table.seats[seat]) return 'taken';
    if (seat === yours) return 'yours';
    return kept.includes(seat) ? 'kept' : 'free';
  };
  let shown: (number | null)[] = order;
  if (total > MAX_PLACES) {
    const taken = order.filter((seat) => table.seats[seat]).slice(0, MAX_PLACES - 2);
    shown = [...taken, ...(yours === null ? [] : [yours]), null];
  }
  return shown.map((seat, index) => {
    const angle = (2 * Math.PI * index) / shown.length;
    return {
      seat,
      kind: seat === null ? 'rest' : kindOf(seat),
      x: 50 + 38 * Math.sin(angle),
      y: 47 - 34 * Math.cos(angle),
      tilt: ((index * 5 + 1) % 7) - 3,
    };
  });
}
