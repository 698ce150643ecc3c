/**
 * The cards of a paper table. The browser that laid them out has the key to turn them; everyone else with
 * the link polls every two seconds. The server sends only cards that were turned.
 */
import { RequestRefused } from '../../platform/protocol/api';
import type { FlipInfo } from '../../platform/protocol/schema';
import * as api from './api';
import { load, save } from '../../platform/storage';
import { refusalText } from '../../ui/refusalText';

const POLL_MS = 2000;
const KEYS = 'inkland.flips';
const MAX_KEYS = 10;

type Keys = [id: string, key: string][];

/** The cards this browser has laid out, the latest first. */
export const ownFlips = (): string[] => (load<Keys>(KEYS) ?? []).map(([id]) => id);

export function rememberFlip(id: string, key: string): void {
  save(KEYS, [[id, key], ...(load<Keys>(KEYS) ?? [])].slice(0, MAX_KEYS));
}

function forgetFlip(id: string): void {
  save(
    KEYS,
    (load<Keys>(KEYS) ?? []).filter(([known]) => known !== id),
  );
}

export class FlipSession {
  info: FlipInfo | null = $state.raw(null);
  isGone = $state(false);
  /** Why the last request failed. */
  trouble = $state('');
  /** The number of the card that is being turned, or 0. */
  #awaited = 0;
  readonly #key: string | null;

  constructor(readonly id: string) {
    this.#key = new Map(load<Keys>(KEYS) ?? []).get(id) ?? null;
  }

  get canTurn(): boolean {
    return this.#key !== null;
  }

  /** Poll while the page is visible; returns a function that stops. */
  watch(): () => void {
    const look = (): void => {
      if (document.visibilityState === 'visible') void this.look();
    };
    look();
    const timer = setInterval(look, POLL_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  async look(): Promise<void> {
    if (this.isGone || this.info?.is_over) return;
    try {
      this.#take(await api.flip(this.id));
    } catch (failure) {
      this.#fail(failure);
    }
  }

  async turn(): Promise<void> {
    if (this.#key === null || this.info === null || this.info.is_over) return;
    const next = this.info.number + 1;
    if (this.#awaited === next) return;
    this.#awaited = next;
    try {
      this.#take(await api.turn(this.id, this.#key, next));
    } catch (failure) {
      this.#fail(failure);
    } finally {
      if (this.#awaited === next) this.#awaited = 0; // not if polling was faster, and one more is turned
    }
  }

  /** Ignore an answer that is older than what is shown. */
  #take(info: FlipInfo): void {
    this.trouble = '';
    if (this.info === null || info.number > this.info.number) this.info = info;
  }

  #fail(failure: unknown): void {
    this.isGone = failure instanceof RequestRefused && failure.status === 404;
    if (this.isGone) forgetFlip(this.id);
    this.trouble = refusalText(failure);
  }
}

/** Keep the screen on while the page is visible, where the browser can; returns a function that stops. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isOver) void lock.release();
    } catch {
      // Browsers refuse it when the battery is low.
    }
  };
  void ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
