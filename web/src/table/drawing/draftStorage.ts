/** Drafts are kept in the browser, one for each table: a reload or a lost line loses nothing. */
import type { Anchor, Lie } from '../../sheet/shapes';
import type { Element } from '../../protocol/offers';

/** The drawing being made. */
export interface Sketch {
  begun: readonly Element[];
  /** Which option is chosen, if another than the first. */
  option: string | null;
  lie: Lie;
  /** Where it was put. */
  at: Anchor | null;
}

interface Kept {
  step: number;
  sketch: Sketch;
  past: readonly Sketch[];
}

const MOST = 200; // steps back that outlive a reload
const keyOf = (table: string): string => `inkland.draft.${table}`;

export function keep(table: string, step: number, sketch: Sketch, past: readonly Sketch[]): void {
  try {
    const kept: Kept = { step, sketch, past: past.slice(-MOST) };
    localStorage.setItem(keyOf(table), JSON.stringify(kept));
  } catch {
    // A private window may keep nothing; the draft lives as long as the page.
  }
}

export function kept(table: string, step: number): { sketch: Sketch; past: Sketch[] } | null {
  try {
    const found = JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null') as Kept | null;
    if (found?.step !== step) return null;
    return { sketch: found.sketch, past: [...found.past] };
  } catch {
    return null;
  }
}

export function forget(table: string): void {
  try {
    localStorage.removeItem(keyOf(table));
  } catch {
    // Nothing was kept.
  }
}
