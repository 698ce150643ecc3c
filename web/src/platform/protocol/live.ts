/** The live connection of a table: sends the number of the last event it has, and reconnects by itself. */
import { me } from './api';
import type { Said, Tells } from './schema';
import { transport, type SocketLike } from './transport';

export type ConnectionState = 'connecting' | 'live' | 'lost' | 'gone' | 'signed-out' | 'hidden';

const FIRST_WAIT_MS = 300;
const MAX_WAIT_MS = 5000;
const MAX_SILENCE_MS = 12_000; // without any message for so long, pongs included, the connection is dead
const PING_INTERVAL_MS = 5000;
// Close codes after which reconnecting would not help: no such table, session ended, or another
// player's attempt at the deal of the day.
const FINAL_CLOSE_CODES: Readonly<Record<number, ConnectionState>> = {
  4404: 'gone',
  4401: 'signed-out',
  4403: 'hidden',
};

export class Live {
  #socket: SocketLike | null = null;
  #wait = FIRST_WAIT_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #isEnded = false;

  constructor(
    private readonly table: string,
    private readonly lastSeen: () => number | null,
    private readonly onMessage: (message: Tells) => void,
    private readonly onState: (state: ConnectionState) => void,
  ) {
    addEventListener('online', this.#reconnectNow);
    document.addEventListener('visibilitychange', this.#reconnectNow);
    this.#connect();
  }

  /** Send now; false if there is no connection. A caller that waits for an answer sends again later. */
  say(message: Said): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  end(): void {
    this.#isEnded = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pingTimer);
    removeEventListener('online', this.#reconnectNow);
    document.removeEventListener('visibilitychange', this.#reconnectNow);
    this.#socket?.close();
  }

  #connect = (): void => {
    if (this.#isEnded) return;
    this.onState('connecting');
    const socket = transport.open(this.table);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heardAt = Date.now();
      socket.send(JSON.stringify({ type: 'hello', since: this.lastSeen(), protocol: 1 }));
      this.onState('live');
    };
    socket.onmessage = (event) => {
      this.#wait = FIRST_WAIT_MS;
      this.#heardAt = Date.now();
      this.onMessage(JSON.parse(event.data) as Tells);
    };
    socket.onclose = (event) => this.#onClose(socket, event.code);
    clearInterval(this.#pingTimer);
    this.#pingTimer = setInterval(() => this.#ping(socket), PING_INTERVAL_MS);
  };

  #ping(socket: SocketLike): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heardAt > MAX_SILENCE_MS) {
      socket.onclose = null;
      socket.close();
      this.#onClose(socket, 1006);
    } else {
      socket.send('{"type":"ping"}');
    }
  }

  #onClose(socket: SocketLike, code: number): void {
    if (this.#isEnded || socket !== this.#socket) return;
    this.#socket = null;
    clearInterval(this.#pingTimer);
    const final = FINAL_CLOSE_CODES[code];
    if (final === 'signed-out') {
      void this.#checkSession();
      return;
    }
    if (final !== undefined) {
      this.#isEnded = true;
      this.onState(final);
      return;
    }
    this.onState('lost');
    this.#timer = setTimeout(this.#connect, this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(MAX_WAIT_MS, this.#wait * 2);
  }

  /** The session has ended, or has a new token because the member confirmed in another tab. */
  async #checkSession(): Promise<void> {
    const who = await me().catch(() => undefined);
    if (this.#isEnded) return;
    if (who !== null) return this.#connect();
    this.#isEnded = true;
    this.onState('signed-out');
  }

  /** The network or the page is back: reconnect without waiting. */
  #reconnectNow = (): void => {
    if (this.#socket === null && !this.#isEnded && document.visibilityState === 'visible') {
      clearTimeout(this.#timer);
      this.#wait = FIRST_WAIT_MS;
      this.#connect();
    }
  };
}
