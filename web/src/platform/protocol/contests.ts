/** HTTP of events, which the protocol calls contests: one function for each route. */
import { ask } from './api';
import type { ContestDetails, ContestEntryInfo, ContestList } from './schema';

const entryPath = (id: string): string => `/api/contests/${id}/entry`;

export const contests = () => ask<ContestList>('GET', '/api/contests');
export const contest = (id: string) => ask<ContestDetails>('GET', `/api/contests/${id}`);
export const entry = (id: string) => ask<ContestEntryInfo>('GET', entryPath(id));
export const enter = (id: string, more_time: boolean) =>
  ask<ContestEntryInfo>('PUT', entryPath(id), { more_time });
export const leave = (id: string) => ask<void>('DELETE', entryPath(id));
