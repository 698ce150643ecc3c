/** What this browser keeps of the tutorial; where it stands, the game itself knows. */

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

export function loadProgress(): Progress {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Progress>) };
  } catch {
    return NOTHING;
  }
}

export function saveProgress(progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // A private window may keep nothing; then a reload asks once more for a turn.
  }
}

/** Another tutorial begins, at this table. */
export const startProgress = (table: string): void => saveProgress({ ...NOTHING, table });
