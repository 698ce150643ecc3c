/** How requests and live connections reach the host of the games: a server, or the worker on this device. */
import { connectionStatus } from './connectionStatus.svelte';

export interface Answer {
  status: number;
  text: string;
}

/** What we use of a WebSocket. */
export interface SocketLike {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** `body` is JSON, or null. Throws if there was no answer. */
  ask(method: string, path: string, body: string | null): Promise<Answer>;
  /** Open the live connection of a table, as the player of this seat where several share a device. */
  open(table: string, seat?: number): SocketLike;
}

/** A connection to a path of the server. */
export const openSocket = (path: string): SocketLike =>
  new WebSocket(`${location.origin.replace('http', 'ws')}/api/${path}/live`);

/**
 * Asked so, the server answers 200 where it only has to say that there is no account or no analysis, and
 * puts the true status into a header: the console stays empty. One of the release before answers 401.
 */
const QUIET = { 'Inkland-Quiet': '1' };

const REACHED_WITHIN_MS = 2000;
const SERVER_ERRORS = 500;

const statusOf = (response: Response): number =>
  Number(response.headers.get('Inkland-Status') ?? response.status);

const server: Transport = {
  async ask(method, path, body) {
    try {
      const headers = { 'Content-Type': 'application/json' };
      const request =
        body !== null
          ? { method, body, headers }
          : { method, headers: method === 'GET' ? QUIET : {} };
      const response = await fetch(path, request);
      connectionStatus.isLost = false;
      return { status: statusOf(response), text: await response.text() };
    } catch (failure) {
      connectionStatus.isLost = true;
      throw failure;
    }
  },
  open: (table) => openSocket(`tables/${table}`),
};

/** Whether the server answers at this moment, whoever asks. */
export const isReachable = (): Promise<boolean> =>
  fetch('/api/me', { headers: QUIET, signal: AbortSignal.timeout(REACHED_WITHIN_MS) }).then(
    ({ status }) => status < SERVER_ERRORS,
    () => false,
  );

export let transport = server;

/** Reach this host from now on. Called before the first request. */
export function useTransport(other: Transport): void {
  transport = other;
}
