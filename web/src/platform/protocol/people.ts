/** HTTP of other people: one function for each route. */
import { ask } from './api';
import type { Invitations, People, PersonInfo } from './schema';

export type PeopleList = 'played' | 'following' | 'blocked';

export const people = (list: PeopleList, cursor: string | null = null) =>
  ask<People>('GET', `/api/me/people?list=${list}${cursor ? `&cursor=${cursor}` : ''}`);
export const person = (player: string) => ask<PersonInfo>('GET', `/api/me/people/${player}`);
export const follow = (player: string) => ask<void>('PUT', `/api/me/following/${player}`);
export const unfollow = (player: string) => ask<void>('DELETE', `/api/me/following/${player}`);
export const block = (player: string) => ask<void>('PUT', `/api/me/blocked/${player}`);
export const unblock = (player: string) => ask<void>('DELETE', `/api/me/blocked/${player}`);
export const invite = (table: string, player: string) =>
  ask<void>('POST', `/api/tables/${table}/invitations`, { player });
export const invitations = () => ask<Invitations>('GET', '/api/me/invitations');
export const decline = (table: string) => ask<void>('DELETE', `/api/me/invitations/${table}`);
