/** What this browser keeps of the tutorial; where it stands, the game itself knows. */

export interface Memory {
  /** The table it is played at; null before the first. */
  table: string | null;
  /** Has a shape been turned, or the step been skipped? */
  hasTurned: boolean;
  /** Was the end reached, and read? */
  isOver: boolean;
}

const KEY = 'inkland.learn';
const NOTHING: Memory = { table: null, hasTurned: false, isOver: false };

export function recall(): Memory {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Memory>) };
  } catch {
    return NOTHING;
  }
}

export function keep(memory: Memory): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // A private window may keep nothing; then a reload asks once more for a turn.
  }
}

/** Another tutorial begins, at this table. */
export const keepTable = (table: string): void => keep({ ...NOTHING, table });
