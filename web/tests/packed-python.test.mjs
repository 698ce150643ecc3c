/** The packed Python under Node: it hosts games as it does in a browser, and has the card reference. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { startPacked } from '../python/node.mjs';
import { PYTHON } from './harness.mjs';
import { until } from './play.mjs';

const PART = join(import.meta.dirname, '../dist/python');
const NOTHING_KEPT = { load: async () => '[]', write: async () => {} };

let python;
before(async () => (python = await startPacked(PART)));

/** A host of games, and what it posts. */
async function startHost() {
  const posted = [];
  const post = (message) => posted.push(message);
  const host = await python.pyimport('inkland.local.worker').start(NOTHING_KEPT, post);
  let count = 0;
  return {
    posted,
    send: (message) => host.on_message(python.toPy(message)),
    async ask(method, path, body = null) {
      const id = (count += 1);
      const text = body === null ? null : JSON.stringify(body);
      host.on_message(python.toPy({ type: 'ask', id, method, path, body: text }));
      const answered = () => posted.find((message) => message.id === id);
      await until('it answers', answered);
      const { status, text: answer } = answered();
      return { status, body: answer ? JSON.parse(answer) : null };
    },
  };
}

test('it hosts a game with a bot', { timeout: 120_000 }, async () => {
  const host = await startHost();
  assert.equal((await host.ask('GET', '/api/box')).status, 200);
  assert.equal((await host.ask('POST', '/api/guests', { name: 'Ann' })).status, 201);
  const seat = { nonce: '0'.repeat(32), name: 'Ann' };
  const opened = await host.ask('POST', '/api/tables', { seats: 2, preset: 'everything' });
  const { id } = opened.body.table;
  assert.equal(id[0], 'l');
  await host.ask('POST', `/api/tables/${id}/seats`, seat);
  await host.ask('POST', `/api/tables/${id}/bots`, { bot: 'greedy' });
  const started = await host.ask('POST', `/api/tables/${id}/start`);
  assert.equal(started.body.table.status, 'playing');
  host.send({ type: 'open', socket: 7, table: id, seat: null });
  host.send({
    type: 'say',
    socket: 7,
    text: JSON.stringify({ type: 'hello', since: null, protocol: 1 }),
  });
  const isTold = (kind) =>
    host.posted.some(({ type, text }) => type === 'told' && JSON.parse(text).type === kind);
  await until('it tells of the table', () => isTold('table'));
});

test('it has the card reference of a server', async () => {
  const host = await startHost();
  const { status, body } = await host.ask('GET', '/api/cards');
  const code =
    'import msgspec; from inkland.table.catalogue.reference import reference;' +
    'print(msgspec.json.encode(reference()).decode())';
  assert.equal(status, 200);
  assert.deepEqual(body, JSON.parse(execFileSync(PYTHON, ['-c', code], { encoding: 'utf8' })));
});
