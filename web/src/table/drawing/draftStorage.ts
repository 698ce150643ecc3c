/** Drafts are kept in the browser, one for each table and person: a reload or a lost connection loses nothing. */
import { load, personal, remove, save } from '../../platform/storage';
import type { Sketch } from './types';

const MAX_UNDO = 200; // steps back that outlive a reload
const SAVE_AFTER_MS = 120;

interface SavedDraft {
  step: number;
  sketch: Sketch;
  past: readonly Sketch[];
}

const keyOf = (table: string): string => personal(`inkland.draft.${table}`);

/** The draft of this step; null if there is none, or it belongs to another step. */
export function loadDraft(table: string, step: number): SavedDraft | null {
  const found = load<SavedDraft>(keyOf(table));
  return found?.step === step ? found : null;
}

export const removeDraft = (table: string): void => remove(keyOf(table));

/** Saves a draft a little later: writing must not hold up the ghost, and moves come in a row. */
export class DraftSaver {
  #isPending = false;

  constructor(
    private readonly table: string,
    private readonly current: () => {
      step: number | null;
      sketch: Sketch;
      past: readonly Sketch[];
    },
  ) {}

  schedule(): void {
    const { step } = this.current();
    if (step === null || this.#isPending) return;
    this.#isPending = true;
    setTimeout(() => {
      if (step === this.current().step) return this.flush();
      this.#isPending = false;
      this.schedule(); // another step has begun meanwhile, and perhaps its drawing
    }, SAVE_AFTER_MS);
  }

  /** Save now what is still pending: a page that goes away does not wait. */
  flush = (): void => {
    const { step, sketch, past } = this.current();
    if (!this.#isPending || step === null) return;
    this.#isPending = false;
    save(keyOf(this.table), { step, sketch, past: past.slice(-MAX_UNDO) } satisfies SavedDraft);
  };
}
