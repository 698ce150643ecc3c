/** HTTP of members: one function for each route. */
import { ask } from './api';
import type {
  Guest,
  LogIn,
  NewMember,
  NewPassword,
  PasskeyMade,
  PasskeyOptions,
  Passkeys,
  PasskeyUsed,
  Sessions,
} from './schema';

export const join = (wish: NewMember) => ask<Guest>('POST', '/api/members', wish);
export const logIn = (wish: LogIn) => ask<Guest>('POST', '/api/sessions', wish);
export const logOut = () => ask<void>('DELETE', '/api/sessions/current');
export const sessions = () => ask<Sessions>('GET', '/api/sessions');
export const logOutElsewhere = () => ask<Sessions>('DELETE', '/api/sessions');
export const endSession = (id: string) => ask<void>('DELETE', `/api/sessions/${id}`);
export const changePassword = (wish: NewPassword) => ask<Guest>('PUT', '/api/me/password', wish);
export const erase = () => ask<void>('DELETE', '/api/me');
export const EXPORT = '/api/me/export';

export const passkeys = () => ask<Passkeys>('GET', '/api/passkeys');
export const passkeyOptions = () => ask<PasskeyOptions>('POST', '/api/passkeys/options');
export const addPasskey = (made: PasskeyMade) => ask<Passkeys>('POST', '/api/passkeys', made);
export const removePasskey = (id: string) => ask<void>('DELETE', `/api/passkeys/${id}`);
export const logInOptions = () => ask<PasskeyOptions>('POST', '/api/sessions/passkey/options');
export const logInWithPasskey = (used: PasskeyUsed) =>
  ask<Guest>('POST', '/api/sessions/passkey', used);
