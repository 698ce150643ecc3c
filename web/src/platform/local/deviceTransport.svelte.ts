/** The page's side of the games on this device: requests and live connections to the worker that hosts them. */
import type { Answer, SocketLike, Transport } from '../protocol/transport';
import type { FailureReason, FromWorker, ToWorker } from './messages';

/** What we use of a worker. */
export interface Port {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToWorker): void;
  terminate(): void;
}

export type DeviceState =
  | { name: 'loading'; loaded: number; total: number }
  | { name: 'starting' }
  | { name: 'ready' }
  | { name: 'failed'; reason: FailureReason; detail: string };

const PING = '{"type":"ping"}';
const PONG = '{"type":"pong"}';
const LOST = 1006; // closed without a reason: the page connects again

class DeviceSocket implements SocketLike {
  readyState: number = WebSocket.CONNECTING;
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;

  constructor(
    readonly number: number,
    private readonly post: (message: ToWorker) => void,
    private readonly drop: (socket: DeviceSocket) => void,
  ) {}

  send(text: string): void {
    // A worker does not go away silently, and while it computes it must not be taken for dead.
    if (text === PING) queueMicrotask(() => this.hear(PONG));
    else this.post({ type: 'say', socket: this.number, text });
  }

  close(): void {
    if (this.readyState === WebSocket.OPEN) this.post({ type: 'close', socket: this.number });
    this.end(1000);
  }

  hear(data: string): void {
    if (this.readyState === WebSocket.OPEN) {
      this.onmessage?.(new MessageEvent('message', { data }));
    }
  }

  end(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.drop(this);
    this.onclose?.(new CloseEvent('close', { code }));
  }
}

export class DeviceTransport implements Transport {
  state: DeviceState = $state.raw({ name: 'loading', loaded: 0, total: 0 });
  /** Who has the device, by table: requests and connections are those of this seat. */
  readonly seats = new Map<string, number>();

  #port: Port | null = null;
  #count = 0;
  /** Requests without an answer; those made before the start, or before a failure, are sent when it is ready. */
  readonly #asked = new Map<number, { message: ToWorker; resolve: (answer: Answer) => void }>();
  readonly #sockets = new Map<number, { message: ToWorker; socket: DeviceSocket }>();

  constructor(
    private readonly spawn: () => Port,
    private readonly prefix: string,
  ) {}

  /** Start the worker, or start it again after a failure. `takeOver`: also if another tab has the games. */
  start(takeOver = false): void {
    this.#port?.terminate();
    this.state = { name: 'loading', loaded: 0, total: 0 };
    const port = this.spawn();
    this.#port = port;
    port.onmessage = ({ data }) => port === this.#port && this.#hear(data);
    // The script itself could not be loaded or run.
    port.onerror = (event) => {
      if (port !== this.#port || this.state.name === 'ready') return;
      this.#fail(navigator.onLine ? 'error' : 'network', event.message ?? '');
    };
    port.postMessage({ type: 'start', prefix: this.prefix, takeOver });
  }

  /** Let go of the games, as before they are erased. */
  stop(): void {
    this.#port?.terminate();
    this.#port = null;
    this.state = { name: 'starting' };
  }

  ask(method: string, path: string, body: string | null): Promise<Answer> {
    const id = (this.#count += 1);
    const seat = this.seats.get(/^\/api\/tables\/(\w+)/.exec(path)?.[1] ?? '') ?? null;
    const message: ToWorker = { type: 'ask', id, method, path, body, seat };
    return new Promise((resolve) => {
      this.#asked.set(id, { message, resolve });
      this.#post(message);
    });
  }

  open(table: string, seat = this.seats.get(table)): SocketLike {
    const number = (this.#count += 1);
    const message: ToWorker = { type: 'open', socket: number, table, seat: seat ?? null };
    const drop = (): void => void this.#sockets.delete(number);
    const socket = new DeviceSocket(number, (said) => this.#post(said), drop);
    this.#sockets.set(number, { message, socket });
    if (this.state.name === 'ready') queueMicrotask(() => this.#connect(number));
    return socket;
  }

  #post(message: ToWorker): void {
    if (this.state.name === 'ready') this.#port?.postMessage(message);
  }

  #connect(number: number): void {
    const found = this.#sockets.get(number); // it may be closed already
    if (found === undefined) return;
    this.#post(found.message);
    found.socket.readyState = WebSocket.OPEN;
    found.socket.onopen?.(new Event('open'));
  }

  #hear(data: FromWorker): void {
    switch (data.type) {
      case 'progress':
        this.state =
          data.loaded < data.total
            ? { name: 'loading', loaded: data.loaded, total: data.total }
            : { name: 'starting' };
        break;
      case 'ready':
        this.state = { name: 'ready' };
        for (const { message } of this.#asked.values()) this.#post(message);
        for (const number of [...this.#sockets.keys()]) this.#connect(number);
        break;
      case 'failed':
        this.#fail(data.reason, data.detail ?? '');
        break;
      case 'answer': {
        const found = this.#asked.get(data.id);
        this.#asked.delete(data.id);
        found?.resolve({ status: data.status, text: data.text });
        break;
      }
      case 'told':
        this.#sockets.get(data.socket)?.socket.hear(data.text);
        break;
      case 'closed':
        this.#sockets.get(data.socket)?.socket.end(data.code);
        break;
    }
  }

  /** Requests wait for another start; live connections are lost, and opened again by their pages. */
  #fail(reason: FailureReason, detail: string): void {
    this.#port?.terminate();
    this.#port = null;
    this.state = { name: 'failed', reason, detail };
    for (const { socket } of [...this.#sockets.values()]) {
      if (socket.readyState === WebSocket.OPEN) socket.end(LOST);
    }
  }
}
