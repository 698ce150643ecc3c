/** The tables that this browser has played lately, kept in it and nowhere else. */

export interface RecentTable {
  id: string;
  /** As it was when played; empty if the table has no name. */
  title: string;
  /** In milliseconds, as `Date.now()`. */
  when: number;
  isSolo: boolean;
  /** Can it be replayed? */
  isOver?: boolean;
}

const KEY = 'inkland.recent';
const MOST = 8;
const LONGEST = 30 * 24 * 60 * 60 * 1000;

function isRecent(entry: unknown): entry is RecentTable {
  const { id, title, when } = (entry ?? {}) as Partial<RecentTable>; // `isSolo` may be absent: then it is none
  return /^[0-9a-z]{26}$/.test(String(id)) && typeof title === 'string' && Number.isFinite(when);
}

/** The latest first; what is old or cannot be read is left out. */
export function recentTables(): RecentTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept
      .filter(isRecent)
      .filter(({ when }) => Date.now() - when < LONGEST)
      .sort((one, other) => other.when - one.when)
      .slice(0, MOST);
  } catch {
    return [];
  }
}

/**
 * Call it whenever a table is played at; the same table stands in the list once. Whether it is a solo
 * game need not be told again.
 */
export function rememberTable(id: string, title: string, isSolo?: boolean, isOver = false): void {
  const before = recentTables();
  const known = before.find((entry) => entry.id === id);
  const entry = { id, title, when: Date.now(), isSolo: isSolo ?? known?.isSolo ?? false, isOver };
  keep([entry, ...before.filter((other) => other.id !== id)]);
}

export function forgetTable(id: string): void {
  keep(recentTables().filter((entry) => entry.id !== id));
}

function keep(entries: RecentTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(entries.slice(0, MOST)));
  } catch {
    // A private window may keep nothing; then there is no list.
  }
}
