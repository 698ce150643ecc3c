/**
 * Parts of the client that are fetched when they are needed. A server that has been upgraded does not
 * have those of an older build any more: the page begins again, and what was drafted is kept.
 */

const RELOAD_KEY = 'inkland.began-again';
const MIN_RELOAD_INTERVAL_MS = 60_000; // ms: what is missing after a new beginning, too, will not come by another

/** Does the server answer at all? */
const isServerUp = (): Promise<boolean> =>
  fetch('/readyz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

class Chunks {
  /** A part did not come, and beginning again has not helped. */
  isMissing = $state(false);

  watch(): void {
    addEventListener('vite:preloadError', () => void this.#reload());
  }

  /** A server that does not answer was not upgraded: whoever begins again now loses the page. */
  async #reload(): Promise<void> {
    if ((await isServerUp()) && this.#mayReload()) location.reload();
    else this.isMissing = true;
  }

  #mayReload(): boolean {
    try {
      const last = Number(sessionStorage.getItem(RELOAD_KEY) ?? 0);
      sessionStorage.setItem(RELOAD_KEY, String(Date.now()));
      return Date.now() - last > MIN_RELOAD_INTERVAL_MS;
    } catch {
      return false;
    }
  }
}

export const chunks = new Chunks();
