/**
 * The commitment this browser was shown when it took a seat, and the nonce it sent: stored only here, so
 * that the proof can be compared with them after the game.
 */
import { load, personal, save } from '../storage';
import type { TableInfo } from './schema';

export interface SeatCommitment {
  id: string;
  commitment: string;
  nonce: string;
}

const KEY = personal('inkland.seals');
const MAX_ENTRIES = 40;

function loadAll(): SeatCommitment[] {
  const found = load<SeatCommitment[]>(KEY);
  return Array.isArray(found) ? found : [];
}

export const commitmentOf = (id: string): SeatCommitment | null =>
  loadAll().find((entry) => entry.id === id) ?? null;

export function saveCommitment({ id, commitment }: TableInfo, nonce: string): void {
  const others = loadAll().filter((entry) => entry.id !== id);
  save(KEY, [{ id, commitment, nonce }, ...others].slice(0, MAX_ENTRIES));
}
