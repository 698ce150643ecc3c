import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DeviceTransport, type Port } from './deviceTransport.svelte';
import type { FromWorker, ToWorker } from './messages';

class FakeClose extends Event {
  readonly code: number;
  constructor(type: string, { code }: { code: number }) {
    super(type);
    this.code = code;
  }
}

beforeAll(() => {
  vi.stubGlobal('WebSocket', { CONNECTING: 0, OPEN: 1, CLOSED: 3 });
  vi.stubGlobal('CloseEvent', FakeClose);
});
afterAll(() => vi.unstubAllGlobals());

class FakeWorker implements Port {
  onmessage: Port['onmessage'] = null;
  onerror: Port['onerror'] = null;
  readonly received: ToWorker[] = [];
  isEnded = false;
  postMessage(message: ToWorker): void {
    this.received.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(data: FromWorker): void {
    this.onmessage?.({ data } as MessageEvent<FromWorker>);
  }
}

function begin(): { device: DeviceTransport; worker: () => FakeWorker } {
  const workers: FakeWorker[] = [];
  const spawn = (): FakeWorker => {
    workers.push(new FakeWorker());
    return workers.at(-1)!;
  };
  const device = new DeviceTransport(spawn, '/name/');
  device.start();
  return { device, worker: () => workers.at(-1)! };
}

test('it tells how much has come, and when it starts', () => {
  const { device, worker } = begin();
  expect(worker().received).toEqual([{ type: 'start', prefix: '/name/', takeOver: false }]);
  worker().say({ type: 'progress', loaded: 2, total: 5 });
  expect(device.state).toEqual({ name: 'loading', loaded: 2, total: 5 });
  worker().say({ type: 'progress', loaded: 5, total: 5 });
  expect(device.state).toEqual({ name: 'starting' });
  worker().say({ type: 'ready' });
  expect(device.state).toEqual({ name: 'ready' });
});

test('a request made before the start is sent once, when it is ready', async () => {
  const { device, worker } = begin();
  const answer = device.ask('GET', '/api/box', null);
  expect(worker().received).toHaveLength(1);
  worker().say({ type: 'ready' });
  const [, asked] = worker().received;
  expect(asked).toMatchObject({ type: 'ask', method: 'GET', path: '/api/box', body: null });
  worker().say({ type: 'answer', id: (asked as { id: number }).id, status: 200, text: '{}' });
  expect(await answer).toEqual({ status: 200, text: '{}' });
  expect(worker().received).toHaveLength(2);
});

test('a live connection opens, hears, speaks and closes', async () => {
  const { device, worker } = begin();
  const socket = device.open('labc', 2);
  const heard: string[] = [];
  socket.onopen = () => socket.send('hello');
  socket.onmessage = ({ data }) => heard.push(data);
  worker().say({ type: 'ready' });
  const [, opened, said] = worker().received;
  expect(opened).toMatchObject({ type: 'open', table: 'labc', seat: 2 });
  const { socket: number } = opened as { socket: number };
  expect(said).toEqual({ type: 'say', socket: number, text: 'hello' });
  worker().say({ type: 'told', socket: number, text: 'whole' });
  socket.send('{"type":"ping"}'); // is answered here
  await Promise.resolve();
  expect(heard).toEqual(['whole', '{"type":"pong"}']);
  socket.close();
  expect(worker().received.at(-1)).toEqual({ type: 'close', socket: number });
  worker().say({ type: 'told', socket: number, text: 'late' });
  expect(heard).toHaveLength(2);
});

test('a connection that the host closes tells the code', () => {
  const { device, worker } = begin();
  worker().say({ type: 'ready' });
  const socket = device.open('labc');
  const codes: number[] = [];
  socket.onclose = ({ code }) => codes.push(code);
  worker().say({ type: 'closed', socket: 1, code: 4404 });
  expect(codes).toEqual([4404]);
});

test('after a failure another start answers what was asked', async () => {
  const { device, worker } = begin();
  const answer = device.ask('GET', '/api/me', null);
  const first = worker();
  first.say({ type: 'failed', reason: 'busy' });
  expect(device.state).toEqual({ name: 'failed', reason: 'busy', detail: '' });
  expect(first.isEnded).toBe(true);
  device.start(true);
  expect(worker().received).toEqual([{ type: 'start', prefix: '/name/', takeOver: true }]);
  first.say({ type: 'ready' }); // of the worker before: not heard
  expect(device.state.name).toBe('loading');
  worker().say({ type: 'ready' });
  const { id } = worker().received[1] as { id: number };
  worker().say({ type: 'answer', id, status: 401, text: '' });
  expect(await answer).toEqual({ status: 401, text: '' });
});

test('when another tab takes the games over, connections are lost', () => {
  const { device, worker } = begin();
  worker().say({ type: 'ready' });
  const socket = device.open('labc');
  const codes: number[] = [];
  socket.onclose = ({ code }) => codes.push(code);
  return Promise.resolve().then(() => {
    worker().say({ type: 'failed', reason: 'busy' });
    expect([codes, device.state.name]).toEqual([[1006], 'failed']);
  });
});

test('requests and connections at a table are those of who has the device', async () => {
  const { device, worker } = begin();
  worker().say({ type: 'ready' });
  device.seats.set('l1', 2).set('l3', 0);
  for (const path of ['tables/l1/news?since=3', 'tables/l2', 'tables/l3', 'me'])
    void device.ask('GET', `/api/${path}`, null);
  const asked = worker().received.filter((message) => message.type === 'ask');
  expect(asked.map(({ seat }) => seat)).toEqual([2, null, 0, null]);
  for (const table of ['l1', 'l2', 'l3']) device.open(table);
  await Promise.resolve();
  const opened = worker().received.filter((message) => message.type === 'open');
  expect(opened.map(({ seat }) => seat)).toEqual([2, null, 0]);
});
