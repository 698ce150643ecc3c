/** The clock of the open step, counted down locally from the server's last message. */
import { untrack } from 'svelte';
import type { Game } from '../game.svelte';

const TICK = 250;
const MARKS = [30, 10] as const; // seconds at which the time left is announced, each once a step

export class Countdown {
  /** Seconds left for the open step; null without a step, or before the server has sent the clock. */
  left: number | null = $state(null);
  /** The mark that was passed last in this step; null before the first. */
  passed: number | null = $state(null);

  #step: number | null = null;

  /** Call it during component initialization. */
  constructor(private readonly game: Game) {
    $effect(() => {
      void game.clock;
      void game.step;
      untrack(() => this.#look()); // it reads and sets `left`: tracked, the effect would restart itself
      if (game.clock?.left == null || game.clock.isPaused) return;
      const timer = setInterval(() => this.#look(), TICK);
      return () => clearInterval(timer);
    });
  }

  #look(): void {
    const { clock, step } = this.game;
    const isOfStep = clock !== null && step !== null && clock.step === step.number;
    if (!isOfStep) {
      this.left = null;
      return;
    }
    const passed = clock.isPaused ? 0 : (performance.now() - clock.at) / 1000;
    const left = clock.left === null ? 0 : Math.max(0, clock.left - passed);
    if (this.#step !== clock.step) {
      this.#step = clock.step;
      this.passed = null;
    } else {
      const before = this.left ?? Infinity;
      for (const mark of MARKS) if (before > mark && left <= mark) this.passed = mark;
    }
    this.left = left;
  }
}
