/** HTTP of one's own games, and of public tables that are being played. */
import { ask } from './api';

export interface OwnSeat {
  name: string;
  colour: string | null;
  is_person: boolean;
  has_drawn: boolean;
}

/** One game of this account, with all that a list shows of it. */
export interface OwnGame {
  id: string;
  title: string;
  status: 'open' | 'playing' | 'finished';
  preset: string;
  /** Seconds for a step; null without a clock. */
  clock: number | null;
  /** The number of one's own seat. */
  seat: number;
  seats: (OwnSeat | null)[];
  /** One's own map in its notation; null before the game. */
  map: string | null;
  season: number | null;
  time: number | null;
  season_time: number | null;
  /** The cards that lie on the table. */
  cards: string[];
  is_your_turn: boolean;
  deadline: string | null;
  /** Seconds until the deadline when the answer was made. */
  left: number | null;
  changed_at: string;
  finished_at: string | null;
  place: number | null;
  stars: number | null;
  rating: number | null;
  par: number | null;
  is_end_seen: boolean;
}

export interface OwnGames {
  games: OwnGame[];
  next: string | null;
  /** How many games wait for this account. */
  turns: number;
}

/** A public table that is being played, with the maps of its seats. */
export interface LiveTable {
  id: string;
  title: string;
  seats: { name: string; colour: string | null; map: string | null }[];
  season: number | null;
  preset: string;
}

export type GameState = 'running' | 'finished';

export const ownGames = (state: GameState, cursor: string | null = null) =>
  ask<OwnGames>(
    'GET',
    `/api/me/games?state=${state}${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
  );
/** The end of this game has been looked at. */
export const markEndSeen = (table: string) => ask<void>('POST', `/api/me/games/${table}/seen`);
export const liveTables = (limit: number) =>
  ask<{ tables: LiveTable[] }>('GET', `/api/live?limit=${limit}`);
