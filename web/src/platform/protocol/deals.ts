/** HTTP of deals: results on the same cards, their maps, and the deal of the day. */
import { ask } from './api';
import type { DailyInfo, DailyMaps, DealInfo, OwnDays, ResultMap, TableForYou } from './schema';

/** A deal and its results; those made at the table `at` are marked. */
export const deal = (code: string, at?: string) =>
  ask<DealInfo>('GET', `/api/deals/${code}${at ? `?at=${at}` : ''}`);
export const resultMap = (code: string, result: string) =>
  ask<ResultMap>('GET', `/api/deals/${code}/results/${result}`);
/** Another player's map on the deal of a table, as far as this player has come there. */
export const ghost = (table: string, of: string) =>
  ask<ResultMap>('GET', `/api/tables/${table}/ghost?of=${of}`);
export const daily = (day: string | null) =>
  ask<DailyInfo>('GET', day === null ? '/api/daily' : `/api/daily/${day}`);
/** The player's attempt at today's deal: the running one, or a new one. */
export const beginDaily = () => ask<TableForYou>('POST', '/api/daily');
/** Some maps of others on the deal of a day. */
export const dailyMaps = (day: string) => ask<DailyMaps>('GET', `/api/daily/${day}/maps`);
/** The player's own maps of a month, as 2026-11. */
export const ownDays = (month: string) => ask<OwnDays>('GET', `/api/me/days?month=${month}`);
