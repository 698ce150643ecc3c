/** HTTP: one function for each route. A refused request throws `RequestRefused`. */
import type {
  BoxInfo,
  DealInfo,
  GameNews,
  Guest,
  HistoryPage,
  Knocks,
  KnockState,
  Lobby,
  NewGuest,
  NewTable,
  Problem,
  ProofInfo,
  Replay,
  Sit,
  SitBot,
  TableChange,
  TableForYou,
} from './schema';
import { saveCommitment } from './commitments';
import { transport } from './transport';

export class RequestRefused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const sent = body === undefined ? null : JSON.stringify(body);
  const { status, text } = await transport.ask(method, path, sent);
  if (status > 299) {
    const problem = problemOf(text);
    // Who is suspended reads why, wherever they are.
    if (problem.code === 'Suspended' && location.pathname !== '/decisions')
      location.assign('/decisions');
    throw new RequestRefused(status, problem);
  }
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

function problemOf(text: string): Problem {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return { code: 'ServerBusy', parameters: {}, message: text, request: null };
  }
}

/** Random bytes as hex. Plain http has `getRandomValues`, but no `randomUUID`. */
export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('');
}

const nonce = (): string => randomHex(16);

export const enter = (guest: NewGuest) => ask<Guest>('POST', '/api/guests', guest);
export const rename = (guest: NewGuest) => ask<Guest>('PUT', '/api/me', guest);
export const box = () => ask<BoxInfo>('GET', '/api/box');
export const lobby = () => ask<Lobby>('GET', '/api/tables');
export const table = (id: string) => ask<TableForYou>('GET', `/api/tables/${id}`);
export const openTable = (request: Partial<NewTable>) =>
  ask<TableForYou>('POST', '/api/tables', request);
export const changeTable = (id: string, request: Partial<TableChange>) =>
  ask<TableForYou>('PATCH', `/api/tables/${id}`, request);
export const closeTable = (id: string) => ask<TableForYou>('DELETE', `/api/tables/${id}`);
export async function sit(
  id: string,
  request: Partial<Omit<Sit, 'nonce'>> = {},
  seat?: number,
): Promise<TableForYou> {
  const body = { nonce: nonce(), ...request };
  const answer = await (seat === undefined
    ? ask<TableForYou>('POST', `/api/tables/${id}/seats`, body)
    : ask<TableForYou>('PUT', `/api/tables/${id}/seats/${seat}`, body));
  // The nonce is part of the deal only before the game starts, and only at the table where it is dealt.
  if (answer.table.status === 'open' && answer.table.dealt_at === id)
    saveCommitment(answer.table, body.nonce);
  return answer;
}
/** Have a seat kept for a minute; without an account, make a guest with this name. */
export const holdSeat = (id: string, name: string) =>
  ask<TableForYou>('POST', `/api/tables/${id}/hold`, { name });
/** In a game over days: remind the player of a seat, once a day. */
export const nudge = (id: string, seat: number) =>
  ask<void>('POST', `/api/tables/${id}/seats/${seat}/nudge`);
export const leave = (id: string) => ask<TableForYou>('DELETE', `/api/tables/${id}/seats`);
export const unseat = (id: string, seat: number) =>
  ask<TableForYou>('DELETE', `/api/tables/${id}/seats/${seat}`);
export const fillWithBots = (id: string, request: Partial<SitBot> = {}) =>
  ask<TableForYou>('POST', `/api/tables/${id}/bots`, request);
export const start = (id: string) => ask<TableForYou>('POST', `/api/tables/${id}/start`);
export const pause = (id: string, pause: boolean) =>
  ask<TableForYou>('PUT', `/api/tables/${id}/pause`, { pause });
export const lengthen = (id: string, clock: number) =>
  ask<TableForYou>('PUT', `/api/tables/${id}/clock`, { clock });
export const rematch = (id: string) => ask<TableForYou>('POST', `/api/tables/${id}/rematch`);
/** Find a public table by its code, or knock at a private one. */
export const knock = (code: string, name?: string) =>
  ask<KnockState>('POST', '/api/knocks', { code, ...(name ? { name } : {}) });
export const knockState = (knock: string) => ask<KnockState>('GET', `/api/knocks/${knock}`);
export const knocks = (id: string) => ask<Knocks>('GET', `/api/tables/${id}/knocks`);
export const answerKnock = (id: string, knock: string, isWelcome: boolean) =>
  ask<Knocks>('PUT', `/api/tables/${id}/knocks/${knock}`, { is_welcome: isWelcome });
export const deal = (code: string) => ask<DealInfo>('GET', `/api/deals/${code}`);
export const replay = (id: string, seat: number) =>
  ask<Replay>('GET', `/api/tables/${id}/replay?seat=${seat}`);
export const proof = (id: string) => ask<ProofInfo>('GET', `/api/tables/${id}/proof`);
/** What has happened after this event. */
export const news = (id: string, since: number) =>
  ask<GameNews>('GET', `/api/tables/${id}/news?since=${since}`);
export const history = (id: string, since: number) =>
  ask<HistoryPage>('GET', `/api/tables/${id}/history?since=${since}`);

/** The account of this browser; null if there is none. */
export async function me(): Promise<Guest | null> {
  try {
    return await ask<Guest>('GET', '/api/me');
  } catch (failure) {
    if (failure instanceof RequestRefused && failure.status === 401) return null;
    throw failure;
  }
}
