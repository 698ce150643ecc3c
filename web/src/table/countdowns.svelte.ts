/** The seats kept for somebody, and for how many seconds more; counts down by itself. */
import type { HeldSeat } from '../platform/protocol/schema';
import { clockTime } from '../platform/speech/clockTime';

export class Countdowns {
  #ends: ReadonlyMap<number, number> = $state.raw(new Map());
  #now = $state(performance.now());

  /** Call while a component is set up; `held` are the seats as the server told them last. */
  constructor(held: () => readonly HeldSeat[]) {
    $effect(() => {
      const now = performance.now();
      this.#now = now;
      this.#ends = new Map(held().map(({ seat, seconds }) => [seat, now + seconds * 1000]));
    });
    $effect(() => {
      if (this.#ends.size === 0) return;
      const timer = setInterval(() => (this.#now = performance.now()), 500);
      return () => clearInterval(timer);
    });
  }

  /** Seconds left for this seat; 0 if it is not kept. */
  left(seat: number): number {
    return Math.max(0, Math.ceil(((this.#ends.get(seat) ?? 0) - this.#now) / 1000));
  }

  /** The time of day until which this seat is kept. */
  until(seat: number): string {
    return clockTime(performance.timeOrigin + (this.#ends.get(seat) ?? 0));
  }

  get seats(): number[] {
    return [...this.#ends.keys()].filter((seat) => this.left(seat) > 0);
  }
}
