/**
 * Handles lazy chunks that fail to load. An upgraded server no longer has the chunks of an older build:
 * the page reloads, once a minute at most. The draft of a drawing survives the reload.
 */

const RELOAD_KEY = 'inkland.began-again';
const MIN_RELOAD_INTERVAL_MS = 60_000; // a chunk still missing after a reload will not come with another

/** Does the server answer at all? */
const isServerUp = (): Promise<boolean> =>
  fetch('/readyz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

class Chunks {
  /** A chunk failed to load, and reloading did not help or is not possible. */
  isMissing = $state(false);

  watch(): void {
    addEventListener('vite:preloadError', () => void this.#reload());
  }

  /** Reload, but only if the server answers: without it a reload would lose the page. */
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
