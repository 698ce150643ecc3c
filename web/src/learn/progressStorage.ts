/** What this browser keeps of the tutorial; where it stands, the game itself knows. */
import { load, save } from '../storage';

export interface Progress {
  /** The table it is played at; null before the first. */
  table: string | null;
  /** Has a shape been turned, or the step been skipped? */
  hasTurned: boolean;
  /** Was the end reached, and read? */
  isOver: boolean;
}

const KEY = 'inkland.learn';
const NOTHING: Progress = { table: null, hasTurned: false, isOver: false };

export const loadProgress = (): Progress => ({ ...NOTHING, ...load<Partial<Progress>>(KEY) });
export const saveProgress = (progress: Progress): void => save(KEY, progress);

/** Another tutorial begins, at this table. */
export const startProgress = (table: string): void => saveProgress({ ...NOTHING, table });
