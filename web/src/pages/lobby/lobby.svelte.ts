/**
 * The public tables while the list is shown: pushed over a WebSocket, and polled every few seconds while
 * that is not open. Shown tables keep their place, so that nobody presses the wrong one: new tables come
 * at the end, and a table that is gone stays, closed, until neither pointer nor focus is in the list.
 */
import { untrack } from 'svelte';
import * as api from '../../platform/protocol/api';
import type { LobbyEntry } from '../../platform/protocol/schema';
import { openSocket, type SocketLike } from '../../platform/protocol/transport';

const POLL_MS = 4000;
const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 10_000;
const MAX_SILENCE_MS = 12_000; // without any message for so long, pongs included, the connection is dead
const TOUCH_HOLD_MS = 3000; // a finger that has touched the list may touch it again

export class Lobby {
  tables: readonly LobbyEntry[] | null = $state.raw(null);
  isLost = $state(false);

  #socket: SocketLike | null = null;
  /** The open connection has sent a list: no need to poll. */
  #isPushed = false;
  #heardAt = 0;
  #wait = FIRST_WAIT_MS;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #latest: readonly LobbyEntry[] = [];
  #isHeld = false;
  #releaseTimer: ReturnType<typeof setTimeout> | undefined;

  /** Keep the list up to date while the component lives. Call it during component initialization. */
  watch(): void {
    $effect(() => {
      const timer = setInterval(() => this.#pingOrPoll(), POLL_MS);
      const look = () => this.#onVisibility();
      document.addEventListener('visibilitychange', look);
      untrack(look); // reading the shown list must not restart this effect
      return () => {
        clearInterval(timer);
        clearTimeout(this.#releaseTimer);
        document.removeEventListener('visibilitychange', look);
        this.#disconnect();
      };
    });
  }

  /** For `{@attach}` on the list: while the pointer or the focus is in it, no entry moves or goes. */
  hold = (list: HTMLElement): (() => void) => {
    const take = () => this.#hold();
    const leave = () => {
      if (!list.matches(':hover') && !list.contains(document.activeElement)) this.#release();
    };
    const later = (event: PointerEvent | FocusEvent) => {
      const isTouch = 'pointerType' in event && event.pointerType !== 'mouse';
      clearTimeout(this.#releaseTimer);
      this.#releaseTimer = setTimeout(leave, isTouch ? TOUCH_HOLD_MS : 0);
    };
    list.addEventListener('pointerenter', take);
    list.addEventListener('pointerleave', later);
    list.addEventListener('focusin', take);
    list.addEventListener('focusout', later);
    return () => {
      list.removeEventListener('pointerenter', take);
      list.removeEventListener('pointerleave', later);
      list.removeEventListener('focusin', take);
      list.removeEventListener('focusout', later);
      this.#isHeld = false;
    };
  };

  #hold(): void {
    clearTimeout(this.#releaseTimer);
    this.#isHeld = true;
  }

  #release(): void {
    this.#isHeld = false;
    this.#show(this.#latest);
  }

  /** Disconnect while the page is hidden; reconnect and sort when it is shown again. */
  #onVisibility(): void {
    if (document.hidden) {
      this.#disconnect();
      return;
    }
    this.tables = this.tables === null ? null : this.#latest;
    this.#connect();
    void this.#poll();
  }

  #connect(): void {
    if (this.#socket !== null) return;
    const socket = openSocket('lobby');
    this.#socket = socket;
    socket.onmessage = (event) => {
      this.#heardAt = Date.now();
      const message = JSON.parse(event.data) as { type: string; tables: LobbyEntry[] };
      if (message.type !== 'lobby') return;
      this.#wait = FIRST_WAIT_MS;
      this.#isPushed = true;
      this.#show(message.tables);
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#socket = null;
      this.#isPushed = false;
      this.#retryTimer = setTimeout(() => document.hidden || this.#connect(), this.#wait);
      this.#wait = Math.min(MAX_WAIT_MS, this.#wait * 2);
    };
  }

  #disconnect(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#isPushed = false;
    clearTimeout(this.#retryTimer);
    socket?.close();
  }

  #pingOrPoll(): void {
    if (this.#isPushed && Date.now() - this.#heardAt > MAX_SILENCE_MS) {
      this.#disconnect();
      this.#connect();
    }
    if (this.#isPushed) this.#socket?.send('{"type":"ping"}');
    else void this.#poll();
  }

  async #poll(): Promise<void> {
    if (document.hidden || this.#isPushed) return;
    try {
      const { tables } = await api.lobby();
      if (!this.#isPushed) this.#show(tables);
    } catch {
      this.isLost = true;
    }
  }

  #show(latest: readonly LobbyEntry[]): void {
    this.#latest = latest;
    this.isLost = false;
    this.tables = mergeInPlace(this.tables ?? [], latest, this.#isHeld);
  }
}

/** The new list in the order of the shown one; tables that are gone are marked closed in their place. */
function mergeInPlace(
  shown: readonly LobbyEntry[],
  latest: readonly LobbyEntry[],
  isHeld: boolean,
): LobbyEntry[] {
  const now = new Map(latest.map((entry) => [entry.id, entry]));
  const known = new Set(shown.map((entry) => entry.id));
  const inOrder = shown.flatMap((entry): LobbyEntry[] => {
    const found = now.get(entry.id);
    if (found !== undefined) return [found];
    return isHeld ? [{ ...entry, status: 'closed' }] : [];
  });
  return [...inOrder, ...latest.filter((entry) => !known.has(entry.id))];
}
