/** The last event of each table that this browser has shown, and when; for the tables looked at last. */
import { load, save } from '../../platform/storage';

const KEY = 'inkland.seen';
const MAX_TABLES = 60;
/** Who was away for less has not left the table. */
const AWAY_MS = 60_000;

type Entry = [table: string, number: number, when: number];

const isEntry = (entry: unknown): entry is Entry =>
  Array.isArray(entry) &&
  typeof entry[0] === 'string' &&
  Number.isInteger(entry[1]) &&
  Number.isFinite(entry[2]);

function all(): Entry[] {
  const kept = load<unknown>(KEY);
  return Array.isArray(kept) ? kept.filter(isEntry) : [];
}

/** The last event that was shown before the player went away; null if they were not here or not away. */
export function seenBefore(table: string): number | null {
  const found = all().find(([id]) => id === table);
  return found && Date.now() - found[2] >= AWAY_MS ? found[1] : null;
}

export function saveSeen(table: string, number: number): void {
  const others = all().filter(([id]) => id !== table);
  save(KEY, [[table, number, Date.now()], ...others].slice(0, MAX_TABLES));
}
