/** HTTP of recovery codes, and of what has happened to an account: one function for each route. */
import { ask } from './api';
import type { OwnAccountNews, PasswordByCode, RecoveryCodes, RecoveryState } from './schema';

export const codesLeft = () => ask<RecoveryState>('GET', '/api/me/recovery-codes');
export const makeCodes = () => ask<RecoveryCodes>('POST', '/api/me/recovery-codes');
export const setPasswordByCode = (request: PasswordByCode) =>
  ask<void>('POST', '/api/passwords/recovery', request);
export const news = () => ask<OwnAccountNews>('GET', '/api/me/news');
export const seeNews = () => ask<void>('PUT', '/api/me/news/seen');
