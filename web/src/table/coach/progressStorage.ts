/** What this browser stores of the tutorial; the step itself follows from the game. */
import { load, personal, save } from '../../platform/storage';

export interface Progress {
  /** The table of the tutorial; null before the first. */
  table: string | null;
  /** A shape was turned, or that step was skipped. */
  hasTurned: boolean;
  /** The end was reached and closed. */
  isOver: boolean;
}

const KEY = personal('inkland.learn');
const NOTHING: Progress = { table: null, hasTurned: false, isOver: false };

export const loadProgress = (): Progress => ({ ...NOTHING, ...load<Partial<Progress>>(KEY) });
export const saveProgress = (progress: Progress): void => save(KEY, progress);

/** Start a new tutorial at this table. */
export const startProgress = (table: string): void => saveProgress({ ...NOTHING, table });
