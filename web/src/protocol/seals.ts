/**
 * What this browser was shown when it sat down, and what it added: kept here and nowhere else, so that
 * a proof can be compared with it after the game.
 */
import type { TableInfo } from './schema';

export interface Seal {
  id: string;
  commitment: string;
  nonce: string;
}

const KEY = 'inkland.seals';
const MOST = 40;

function kept(): Seal[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Seal[]) : [];
  } catch {
    return [];
  }
}

export const sealOf = (id: string): Seal | null => kept().find((seal) => seal.id === id) ?? null;

export function keepSeal({ id, commitment }: TableInfo, nonce: string): void {
  try {
    const others = kept().filter((seal) => seal.id !== id);
    const seals = [{ id, commitment, nonce }, ...others].slice(0, MOST);
    localStorage.setItem(KEY, JSON.stringify(seals));
  } catch {
    // A private window may keep nothing; then the proof is compared with what the table shows.
  }
}
