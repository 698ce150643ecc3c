/** HTTP of members: one function for each route. */
import { ask } from './api';
import type {
  Confirm,
  Export,
  Guest,
  LogIn,
  MemberAccess,
  NewMember,
  NewPassword,
  PasskeyMade,
  PasskeyOptions,
  Passkeys,
  PasskeyUsed,
  Sessions,
} from './schema';

export const join = (request: NewMember) => ask<Guest>('POST', '/api/members', request);
export const logIn = (request: LogIn) => ask<Guest>('POST', '/api/sessions', request);
export const logOut = () => ask<void>('DELETE', '/api/sessions/current');
export const sessions = () => ask<Sessions>('GET', '/api/sessions');
export const logOutElsewhere = () => ask<Sessions>('DELETE', '/api/sessions');
export const endSession = (id: string) => ask<void>('DELETE', `/api/sessions/${id}`);
export const changePassword = (request: Partial<NewPassword> & { new_password: string }) =>
  ask<MemberAccess>('PUT', '/api/me/password', request);
export const erase = () => ask<void>('DELETE', '/api/me');
export const exportData = () => ask<Export>('GET', '/api/me/export');

export const confirm = (request: Confirm) => ask<Guest>('POST', '/api/me/confirmation', request);
export const confirmOptions = () =>
  ask<PasskeyOptions>('POST', '/api/me/confirmation/passkey/options');
export const confirmWithPasskey = (credential: PasskeyUsed) =>
  ask<Guest>('POST', '/api/me/confirmation/passkey', credential);

export const passkeys = () => ask<Passkeys>('GET', '/api/passkeys');
export const passkeyOptions = () => ask<PasskeyOptions>('POST', '/api/passkeys/options');
export const addPasskey = (credential: PasskeyMade) =>
  ask<Passkeys>('POST', '/api/passkeys', credential);
export const removePasskey = (id: string) => ask<void>('DELETE', `/api/passkeys/${id}`);
export const logInOptions = () => ask<PasskeyOptions>('POST', '/api/sessions/passkey/options');
export const logInWithPasskey = (credential: PasskeyUsed) =>
  ask<Guest>('POST', '/api/sessions/passkey', credential);
