/** HTTP of one's own games, and of public tables that are being played. */
import { ask } from './api';
import type { LiveTables, OwnGames } from './schema';

export type { LiveTable, OwnGame } from './schema';
export type GameState = 'running' | 'finished';

export const ownGames = (state: GameState, cursor: string | null = null) =>
  ask<OwnGames>(
    'GET',
    `/api/me/games?state=${state}${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
  );
/** The end of this game has been looked at. */
export const markEndSeen = (table: string) => ask<void>('POST', `/api/me/games/${table}/seen`);
export const liveTables = (limit: number) => ask<LiveTables>('GET', `/api/live?limit=${limit}`);
