/** HTTP of links that were mailed, and of forgotten passwords: one function for each route. */
import { ask } from './api';
import type { ForgottenPassword, PasswordByMail } from './schema';

export const confirmAddress = (token: string) =>
  ask<void>('POST', '/api/mail/confirmation', { token });
export const unsubscribe = (token: string) => ask<void>('POST', '/api/mail/unsubscribe', { token });
export const endSessions = (token: string) => ask<void>('POST', '/api/mail/not-me', { token });
export const forgotten = (request: ForgottenPassword) =>
  ask<void>('POST', '/api/passwords/forgotten', request);
export const setPassword = (request: PasswordByMail) =>
  ask<void>('POST', '/api/passwords/new', request);
