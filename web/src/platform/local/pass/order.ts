/** Who draws next where several people share a device. */

/** What a step says of who has to answer. */
export interface AskedSeats {
  readonly asked: readonly number[];
  readonly answered: readonly boolean[];
}

/**
 * Of these seats, the next whose answer is awaited: the one that has the device if it is awaited itself,
 * then the others round the table. Null if all have answered.
 */
export function nextSeat(
  { asked, answered }: AskedSeats,
  seats: readonly number[],
  holder: number | null,
): number | null {
  const away = (seat: number): number => (seat - (holder ?? 0) + answered.length) % answered.length;
  const awaited = seats.filter((seat) => asked.includes(seat) && !answered[seat]);
  return awaited.toSorted((one, other) => away(one) - away(other))[0] ?? null;
}
