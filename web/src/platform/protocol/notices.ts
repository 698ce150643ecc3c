/** HTTP of notices: what an account is told, by which way, and where. One function for each route. */
import { ask } from './api';
import type { NoticeState, NoticeWishes } from './schema';

/** The mail address of an account; `waiting` is one that is not confirmed yet. */
export interface OwnMail {
  address?: string | null;
  is_confirmed?: boolean;
  waiting?: string | null;
  is_working?: boolean;
  is_subscribed?: boolean;
}

export const notices = () => ask<NoticeState>('GET', '/api/me/notices');
export const chooseNotices = (wishes: NoticeWishes) =>
  ask<NoticeState>('PUT', '/api/me/notices', wishes);
/** Have push messages sent to this browser, as long as its session lasts. */
export const subscribe = (subscription: PushSubscriptionJSON & { language: string }) =>
  ask<void>('POST', '/api/me/push', subscription);
export const unsubscribe = () => ask<void>('DELETE', '/api/me/push');
/** Have a link mailed that confirms this address. */
export const requestAddress = (address: string, language: string) =>
  ask<OwnMail>('PUT', '/api/me/mail', { address, language });
export const removeAddress = () => ask<void>('DELETE', '/api/me/mail');
