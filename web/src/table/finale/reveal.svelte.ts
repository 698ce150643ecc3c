/** The reveal of the scores: a season at a time, the winner last. It can be skipped at any moment. */
import { load, personal, save } from '../../platform/storage';
import { isCalm } from '../../ui/motion';

const START_MS = 600;
const SEASON_MS = 1100;
const STAND_MS = 1500; // the last season stands, then the winner is named
const SEEN = personal('inkland.finales');
const MAX_SEEN = 100;

/** Whether this browser shows the finale of the table for the first time; from now on it does not. */
export function isFirstShown(table: string): boolean {
  const seen = load<string[]>(SEEN) ?? [];
  if (seen.includes(table)) return false;
  save(SEEN, [...seen, table].slice(-MAX_SEEN));
  return true;
}

export class Reveal {
  /** How many seasons are counted; one more, and the winner is named. */
  step = $state(0);
  /** Whether changes of `step` are movements; skipping is not. */
  isMoving = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly seasons: number) {
    this.step = this.last;
  }

  get last(): number {
    return this.seasons + 1;
  }

  get isOver(): boolean {
    return this.step === this.last;
  }

  run(): void {
    this.skip();
    if (isCalm() || document.hidden) return;
    this.step = 0;
    this.#wait(START_MS);
  }

  /** The final picture at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.isMoving = false;
    this.step = this.last;
  }

  #wait(time: number): void {
    this.#timer = setTimeout(() => {
      this.isMoving = true;
      this.step += 1;
      if (!this.isOver) this.#wait(this.step < this.seasons ? SEASON_MS : STAND_MS);
    }, time);
  }
}
