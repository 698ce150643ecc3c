/** Registers the service worker, and knows when the worker of a newer build is waiting. */
import { located } from '../host';
import { scriptPath } from './scriptPolicy';

const HOUR = 3_600_000;

class NextBuild {
  /** The worker of a newer build, with all its files cached; null if there is none. */
  waiting: ServiceWorker | null = $state.raw(null);

  #registered: Promise<ServiceWorkerRegistration | null> | null = null;

  /**
   * Register the worker, once. Null where there is none, as on plain http: there the page is loaded
   * from the server each time.
   */
  register(): Promise<ServiceWorkerRegistration | null> {
    return (this.#registered ??= this.#register());
  }

  async #register(): Promise<ServiceWorkerRegistration | null> {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return null;
    try {
      const { serviceWorker } = navigator;
      const registration = await serviceWorker.register(scriptPath(located('/sw.js')), {
        updateViaCache: 'none',
      });
      this.#watch(registration);
      return registration;
    } catch {
      return null; // only starting without a network, and push, are lost
    }
  }

  /** Switch to the newer build and reload. The draft is saved when the page is hidden. */
  activate(): void {
    const { waiting } = this;
    if (waiting === null) return;
    if (waiting.state !== 'installed') return location.reload(); // another tab has activated it
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    waiting.postMessage('take');
  }

  #watch(registration: ServiceWorkerRegistration): void {
    const look = (): void => {
      // Without a controller this is the first worker ever: no newer build.
      this.waiting = navigator.serviceWorker.controller ? registration.waiting : null;
    };
    look();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
    setInterval(() => void registration.update().catch(() => {}), HOUR);
  }
}

export const nextBuild = new NextBuild();
