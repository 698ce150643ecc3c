/**
 * What this browser was shown when it sat down, and what it added: kept here and nowhere else, so that
 * a proof can be compared with it after the game.
 */
import type { TableInfo } from './schema';

export interface SeatCommitment {
  id: string;
  commitment: string;
  nonce: string;
}

const KEY = 'inkland.seals';
const MOST = 40;

function kept(): SeatCommitment[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as SeatCommitment[]) : [];
  } catch {
    return [];
  }
}

export const commitmentOf = (id: string): SeatCommitment | null =>
  kept().find((seal) => seal.id === id) ?? null;

export function saveCommitment({ id, commitment }: TableInfo, nonce: string): void {
  try {
    const others = kept().filter((seal) => seal.id !== id);
    const seals = [{ id, commitment, nonce }, ...others].slice(0, MOST);
    localStorage.setItem(KEY, JSON.stringify(seals));
  } catch {
    // A private window may keep nothing; then the proof is compared with what the table shows.
  }
}
