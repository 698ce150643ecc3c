/** Notices to a player who is away: what is wanted, and push messages to this browser. */
import { ask } from './api';
import type { NewPushSubscription, NoticeState, NoticeWishes } from './schema';

export const noticeState = () => ask<NoticeState>('GET', '/api/me/notices');
export const saveWishes = (wishes: NoticeWishes) =>
  ask<NoticeState>('PUT', '/api/me/notices', wishes);

/** What can be changed of the state: the body of `saveWishes`. */
export function wishesOf(state: NoticeState): NoticeWishes {
  const { kinds, quiet_from, quiet_until, time_zone, language, mails_per_day } = state;
  return { kinds, quiet_from, quiet_until, time_zone, language, mails_per_day };
}

/** The time zone of this browser. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Whether this browser can receive push messages. Plain http cannot (`insecure`), nor can a browser
 * without them (`unsupported`; on an iPhone the app must be on the home screen), and a player may
 * have refused them in the browser (`denied`).
 */
export type PushAbility = 'possible' | 'insecure' | 'unsupported' | 'denied';

export function pushAbility(): PushAbility {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return 'unsupported';
  }
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/**
 * Receive push messages in this browser, in this language; asks for the permission first, so call
 * it from a click. False if the player refuses.
 */
export async function subscribe(pushKey: string, language: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  let subscription: PushSubscription;
  try {
    subscription = await pushManager.subscribe(options);
  } catch {
    // It was made for another key, of another server at this address.
    await (await pushManager.getSubscription())?.unsubscribe();
    subscription = await pushManager.subscribe(options);
  }
  const body = { ...subscription.toJSON(), language } as unknown as NewPushSubscription;
  await ask<void>('POST', '/api/me/push', body);
  return true;
}

/** Receive no more push messages in this browser, for this account. */
export const unsubscribe = () => ask<void>('DELETE', '/api/me/push');

/**
 * Subscribe again where the permission was given before but our server knows of no subscription,
 * as after a new login; without any question to the player.
 */
export async function renewPush(state: NoticeState, language: string): Promise<void> {
  if (state.push_key === null || state.is_subscribed) return;
  if (pushAbility() !== 'possible' || Notification.permission !== 'granted') return;
  const { pushManager } = await navigator.serviceWorker.ready;
  if ((await pushManager.getSubscription()) !== null) await subscribe(state.push_key, language);
}
