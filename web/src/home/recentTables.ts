/** The tables that this browser has played lately, kept in it and nowhere else. */
import { load, save } from '../storage';

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
const MAX_ENTRIES = 8;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

function isRecent(entry: unknown): entry is RecentTable {
  const { id, title, when } = (entry ?? {}) as Partial<RecentTable>; // `isSolo` may be absent: then it is none
  return /^[0-9a-z]{26}$/.test(String(id)) && typeof title === 'string' && Number.isFinite(when);
}

/** The latest first; what is old or cannot be read is left out. */
export function recentTables(): RecentTable[] {
  const entries = load<unknown[]>(KEY);
  if (!Array.isArray(entries)) return [];
  return entries
    .filter(isRecent)
    .filter(({ when }) => Date.now() - when < MAX_AGE_MS)
    .sort((one, other) => other.when - one.when)
    .slice(0, MAX_ENTRIES);
}

/**
 * Call it whenever a table is played at; the same table stands in the list once. Whether it is a solo
 * game need not be told again.
 */
export function rememberTable(id: string, title: string, isSolo?: boolean, isOver = false): void {
  const before = recentTables();
  const known = before.find((entry) => entry.id === id);
  const entry = { id, title, when: Date.now(), isSolo: isSolo ?? known?.isSolo ?? false, isOver };
  save(KEY, [entry, ...before.filter((other) => other.id !== id)].slice(0, MAX_ENTRIES));
}

export function forgetTable(id: string): void {
  save(
    KEY,
    recentTables().filter((entry) => entry.id !== id),
  );
}
