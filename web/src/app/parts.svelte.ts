/**
 * Parts of the client that are fetched when they are needed. A server that has been upgraded does not
 * have those of an older build any more: the page begins again, and what was drafted is kept.
 */

const KEY = 'inkland.began-again';
const ONCE_IN = 60_000; // ms: what is missing after a new beginning, too, will not come by another

/** Does the server answer at all? */
const isThere = (): Promise<boolean> =>
  fetch('/readyz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

class Parts {
  /** A part did not come, and beginning again has not helped. */
  isMissing = $state(false);

  watch(): void {
    addEventListener('vite:preloadError', () => void this.#beginAgain());
  }

  /** A server that does not answer was not upgraded: whoever begins again now loses the page. */
  async #beginAgain(): Promise<void> {
    if ((await isThere()) && this.#mayBegin()) location.reload();
    else this.isMissing = true;
  }

  #mayBegin(): boolean {
    try {
      const last = Number(sessionStorage.getItem(KEY) ?? 0);
      sessionStorage.setItem(KEY, String(Date.now()));
      return Date.now() - last > ONCE_IN;
    } catch {
      return false;
    }
  }
}

export const parts = new Parts();
