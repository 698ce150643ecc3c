/** HTTP of leaderboards. */
import { ask } from './api';
import type { Leaders } from './schema';

export type Board = Leaders['board'];
export type BoardFamily = Leaders['family'];

/** A page of a leaderboard of all, or of the player and those whom the player follows. */
export const leaders = (isFollowed: boolean, board: Board, family: BoardFamily, page: number) =>
  ask<Leaders>(
    'GET',
    `/api/${isFollowed ? 'me/' : ''}leaders?board=${board}&family=${family}&page=${page}`,
  );
