/** Push messages on this device: whether they are possible here, on, or why not. */
import { nextBuild } from '../../platform/app/serviceWorker.svelte';
import * as api from '../../platform/protocol/notices';
import { install, isApple } from '../settings/install.svelte';
import { settings } from '../../platform/settings.svelte';
import { isShared } from '../../platform/storage';

const INSTALL_WAIT_MS = 60_000; // the worker fetches the whole client first

/** `plain` http, no key of the `host`, to be installed first on `ios`, not in this `browser`. */
export type PushState =
  'looking' | 'plain' | 'host' | 'ios' | 'browser' | 'denied' | 'failed' | 'off' | 'on';

export class Push {
  state: PushState = $state('looking');
  isBusy = $state(false);

  /** `isSubscribed`: the server sends to this session; the browser has one endpoint for all people here. */
  constructor(
    private readonly key: string | null,
    isSubscribed: boolean,
  ) {
    void this.#look(isSubscribed).catch(() => (this.state = 'failed'));
  }

  /** Ask the browser, which asks the person. To be called for a tap only. */
  async turnOn(): Promise<void> {
    await this.#busy(async () => {
      if ((await Notification.requestPermission()) !== 'granted') {
        this.state = Notification.permission === 'denied' ? 'denied' : 'off';
        return;
      }
      const { pushManager } = await worker();
      const subscription = await pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: bytesOf(this.key!),
      });
      await api.subscribe({ ...subscription.toJSON(), language: settings.language });
      this.state = 'on';
    });
  }

  async turnOff(): Promise<void> {
    await this.#busy(async () => {
      await api.unsubscribe();
      this.state = 'off';
      // Others on this device may still be told through it.
      if (!isShared) await (await subscriptionHere())?.unsubscribe();
    });
  }

  async #look(isSubscribed: boolean): Promise<void> {
    if (!isSecureContext) this.state = 'plain';
    else if (this.key === null) this.state = 'host';
    else if (isApple && !install.isDone) this.state = 'ios';
    else if (!('PushManager' in window && 'serviceWorker' in navigator)) this.state = 'browser';
    else if (Notification.permission === 'denied') this.state = 'denied';
    else this.state = isSubscribed && (await subscriptionHere()) !== null ? 'on' : 'off';
  }

  async #busy(deed: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await deed();
    } catch {
      this.state = 'failed';
    } finally {
      this.isBusy = false;
    }
  }
}

const subscriptionHere = async (): Promise<PushSubscription | null> =>
  (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription() ?? null;

/** The service worker, installed; an error if there is none, as where the host has switched it off. */
async function worker(): Promise<ServiceWorkerRegistration> {
  // A tap may come before the page has registered it.
  if ((await nextBuild.register()) === null) throw new Error('no service worker');
  return new Promise((resolve, reject) => {
    void navigator.serviceWorker.ready.then(resolve);
    setTimeout(() => reject(new Error('no service worker')), INSTALL_WAIT_MS);
  });
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}
