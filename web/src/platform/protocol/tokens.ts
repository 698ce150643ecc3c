/** HTTP of tokens and bot accounts: one function for each route. */
import { ask } from './api';
import type { BoardFamily } from './leaders';
import type { Bots, Guest, MadeToken, NewToken, Tokens } from './schema';

export const tokens = () => ask<Tokens>('GET', '/api/me/tokens');
export const makeToken = (request: NewToken) => ask<MadeToken>('POST', '/api/me/tokens', request);
export const revokeToken = (id: string) => ask<void>('DELETE', `/api/me/tokens/${id}`);
export const becomeBot = () => ask<Guest>('POST', '/api/me/bot');
export const bots = (family: BoardFamily = 'all') => ask<Bots>('GET', `/api/bots?family=${family}`);
