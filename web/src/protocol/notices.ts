/** HTTP of notices: what an account is told, by which way, and where. One function for each route. */
import { ask } from './api';

export type Way = 'push' | 'mail';

/** The mail address of an account; `waiting` is one that is not confirmed yet. */
export interface OwnMail {
  address: string | null;
  is_confirmed: boolean;
  waiting?: string | null;
  is_working?: boolean;
  is_subscribed?: boolean;
}

/** What an account chose. */
export interface NoticeChoice {
  kinds: Record<string, Way[]>;
  /** Hours and minutes, such as 22:00; null for no quiet hours. */
  quiet_from: string | null;
  quiet_until: string | null;
  time_zone: string;
  language: string | null;
  mails_per_day: 'one' | 'all';
}

export interface OwnNotices extends NoticeChoice {
  /** The public key for push subscriptions; null if this server sends no push messages. */
  push_key: string | null;
  /** Whether this server sends mail. */
  has_mail: boolean;
  mail: OwnMail | null;
}

export const notices = () => ask<OwnNotices>('GET', '/api/me/notices');
export const chooseNotices = (choice: NoticeChoice) =>
  ask<OwnNotices>('PUT', '/api/me/notices', choice);
/** Have push messages sent to this browser, as long as its session lasts. */
export const subscribe = (subscription: PushSubscriptionJSON & { language?: string }) =>
  ask<void>('POST', '/api/me/push', subscription);
export const unsubscribe = () => ask<void>('DELETE', '/api/me/push');
/** Have a link mailed that confirms this address. */
export const requestAddress = (address: string, language: string) =>
  ask<OwnMail>('PUT', '/api/me/mail', { address, language });
export const removeAddress = () => ask<void>('DELETE', '/api/me/mail');
