/** The live connection: says what it has seen, and comes back by itself when the line breaks. */
import type { Said, Tells } from './schema';

export type ConnectionState = 'connecting' | 'live' | 'lost' | 'gone' | 'signed-out' | 'hidden';

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const SILENCE = 12_000; // a line that says nothing for so long, ping included, is dead
const PING_EVERY = 5000;
// Coming back would not help: there is no such table, the session was ended from elsewhere, or it
// is a try at the deal of the day.
const FAREWELLS: Readonly<Record<number, ConnectionState>> = {
  4404: 'gone',
  4401: 'signed-out',
  4403: 'hidden',
};

export class Live {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #ended = false;

  constructor(
    private readonly table: string,
    private readonly seen: () => number | null,
    private readonly hear: (message: Tells) => void,
    private readonly linked: (link: ConnectionState) => void,
  ) {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** Say it now, if the line is there; whoever waits for an answer says it again when it is back. */
  say(message: Said): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  #connect = (): void => {
    if (this.#ended) return;
    this.linked('connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heardAt = Date.now();
      socket.send(JSON.stringify({ type: 'hello', since: this.seen(), protocol: 1 }));
      this.linked('live');
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#wait = FIRST_WAIT;
      this.#heardAt = Date.now();
      this.hear(JSON.parse(event.data) as Tells);
    };
    socket.onclose = (event) => this.#lost(socket, event.code);
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#beat(socket), PING_EVERY);
  };

  #beat(socket: WebSocket): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heardAt > SILENCE) {
      socket.onclose = null;
      socket.close();
      this.#lost(socket, 1006);
    } else {
      socket.send('{"type":"ping"}');
    }
  }

  #lost(socket: WebSocket, code: number): void {
    if (this.#ended || socket !== this.#socket) return;
    this.#socket = null;
    clearInterval(this.#pulse);
    const farewell = FAREWELLS[code];
    if (farewell !== undefined) {
      this.#ended = true;
      this.linked(farewell);
      return;
    }
    this.linked('lost');
    this.#timer = setTimeout(this.#connect, this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  /** Back in the network, or in the foreground: do not wait any longer. */
  #hurry = (): void => {
    if (this.#socket === null && !this.#ended && document.visibilityState === 'visible') {
      clearTimeout(this.#timer);
      this.#wait = FIRST_WAIT;
      this.#connect();
    }
  };
}
