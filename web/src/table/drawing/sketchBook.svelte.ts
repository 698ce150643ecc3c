/** The sketch of the open step and those before it, as the browser keeps them. */
import { DraftSaver, loadDraft, removeDraft } from './draftStorage';
import { EMPTY, type Sketch } from './types';

export class SketchBook {
  now: Sketch = $state.raw(EMPTY);
  past: readonly Sketch[] = $state.raw([]);
  /** Nothing is sent automatically before the next change: after a reload, or when that was stopped. */
  isHalted = $state(false);
  #step: number | null = null;
  readonly #saver: DraftSaver;

  constructor(private readonly table: string) {
    this.#saver = new DraftSaver(table, () => ({
      step: this.#step,
      sketch: this.now,
      past: this.past,
    }));
    addEventListener('pagehide', this.#saver.flush);
  }

  end(): void {
    removeEventListener('pagehide', this.#saver.flush);
    this.#saver.flush();
  }

  /** Replace the sketch and remember the old one for undo. */
  replace(sketch: Sketch): void {
    this.past = [...this.past, this.now];
    this.now = sketch;
    this.isHalted = false;
    this.#saver.schedule();
  }

  /** Go back to the sketch before this one. */
  undo(last: Sketch): void {
    this.past = this.past.slice(0, -1);
    this.now = last;
    this.#saver.schedule();
  }

  /** Another step is open: load its draft, or start with an empty one. False if it is open already. */
  open(step: number | null): boolean {
    if (step === this.#step) return false;
    this.#step = step;
    const found = step === null ? null : loadDraft(this.table, step);
    if (!found && step !== null) removeDraft(this.table);
    this.now = found?.sketch ?? EMPTY;
    this.past = found?.past ?? [];
    this.isHalted = found !== null;
    return true;
  }
}
