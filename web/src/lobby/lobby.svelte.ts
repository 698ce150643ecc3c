/**
 * The public tables while the list is shown: pushed over a WebSocket, and polled every few seconds while
 * that is not open. Shown tables keep their place, so that nobody presses the wrong one: new tables come
 * at the end, and a table that is gone stays, closed, until neither pointer nor focus is in the list.
 */
import { untrack } from 'svelte';
import * as api from '../protocol/api';
import type { LobbyEntry } from '../protocol/schema';

const AGAIN = 4000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const SILENCE = 12_000; // without any message for so long, pongs included, the connection is dead
const HAND_STAYS = 3000; // a finger that has touched the list may touch it again

export class Lobby {
  tables: readonly LobbyEntry[] | null = $state.raw(null);
  isLost = $state(false);

  #socket: WebSocket | null = null;
  /** The open connection has sent a list: no need to poll. */
  #isTold = false;
  #heardAt = 0;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #told: readonly LobbyEntry[] = [];
  #isHeld = false;
  #letGo: ReturnType<typeof setTimeout> | undefined;

  /** Keep the list up to date while the component lives. Call it during component initialization. */
  watch(): void {
    $effect(() => {
      const timer = setInterval(() => this.#beat(), AGAIN);
      const look = () => this.#look();
      document.addEventListener('visibilitychange', look);
      untrack(look); // reading the shown list must not restart this effect
      return () => {
        clearInterval(timer);
        clearTimeout(this.#letGo);
        document.removeEventListener('visibilitychange', look);
        this.#hangUp();
      };
    });
  }

  /** For `{@attach}` on the list: while the pointer or the focus is in it, no entry moves or goes. */
  hold = (list: HTMLElement): (() => void) => {
    const take = () => this.#take();
    const leave = () => {
      if (!list.matches(':hover') && !list.contains(document.activeElement)) this.#release();
    };
    const later = (event: PointerEvent | FocusEvent) => {
      const isTouch = 'pointerType' in event && event.pointerType !== 'mouse';
      clearTimeout(this.#letGo);
      this.#letGo = setTimeout(leave, isTouch ? HAND_STAYS : 0);
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

  #take(): void {
    clearTimeout(this.#letGo);
    this.#isHeld = true;
  }

  #release(): void {
    this.#isHeld = false;
    this.#show(this.#told);
  }

  /** Disconnect while the page is hidden; reconnect and sort when it is shown again. */
  #look(): void {
    if (document.hidden) {
      this.#hangUp();
      return;
    }
    this.tables = this.tables === null ? null : this.#told;
    this.#call();
    void this.#ask();
  }

  #call(): void {
    if (this.#socket !== null) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/lobby/live`);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heardAt = Date.now();
      const message = JSON.parse(event.data) as { type: string; tables: LobbyEntry[] };
      if (message.type !== 'lobby') return;
      this.#wait = FIRST_WAIT;
      this.#isTold = true;
      this.#show(message.tables);
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#socket = null;
      this.#isTold = false;
      this.#retry = setTimeout(() => document.hidden || this.#call(), this.#wait);
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
    };
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#isTold = false;
    clearTimeout(this.#retry);
    socket?.close();
  }

  #beat(): void {
    if (this.#isTold && Date.now() - this.#heardAt > SILENCE) {
      this.#hangUp();
      this.#call();
    }
    if (this.#isTold) this.#socket?.send('{"type":"ping"}');
    else void this.#ask();
  }

  async #ask(): Promise<void> {
    if (document.hidden || this.#isTold) return;
    try {
      const { tables } = await api.lobby();
      if (!this.#isTold) this.#show(tables);
    } catch {
      this.isLost = true;
    }
  }

  #show(told: readonly LobbyEntry[]): void {
    this.#told = told;
    this.isLost = false;
    this.tables = inPlace(this.tables ?? [], told, this.#isHeld);
  }
}

/** The new list in the order of the shown one; tables that are gone are marked closed in their place. */
function inPlace(
  shown: readonly LobbyEntry[],
  told: readonly LobbyEntry[],
  isHeld: boolean,
): LobbyEntry[] {
  const now = new Map(told.map((entry) => [entry.id, entry]));
  const known = new Set(shown.map((entry) => entry.id));
  const kept = shown.flatMap((entry): LobbyEntry[] => {
    const found = now.get(entry.id);
    if (found !== undefined) return [found];
    return isHeld ? [{ ...entry, status: 'closed' }] : [];
  });
  return [...kept, ...told.filter((entry) => !known.has(entry.id))];
}
