/** The tables that this browser has played at lately; the list is stored only here. */
import { load, save } from '../storage';

export interface RecentTable {
  id: string;
  /** The table's title when it was played; empty if it has none. */
  title: string;
  /** In milliseconds, as `Date.now()`. */
  when: number;
  isSolo: boolean;
  /** The game is over and can be replayed. */
  isOver?: boolean;
}

const KEY = 'inkland.recent';
const MAX_ENTRIES = 8;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

function isRecent(entry: unknown): entry is RecentTable {
  const { id, title, when } = (entry ?? {}) as Partial<RecentTable>; // `isSolo` is absent in entries of early releases
  return /^[0-9a-z]{26}$/.test(String(id)) && typeof title === 'string' && Number.isFinite(when);
}

/** The latest first, without entries that are too old or malformed. */
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
 * Put a table at the top of the list. `isSolo` may be omitted for a table that is in the list already:
 * what was known of it stays.
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
