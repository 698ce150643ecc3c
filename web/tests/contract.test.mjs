/** Kept games in a real Chromium: the storage contract in Python on IndexedDB, and one tab at a time. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { installWheel, lockedWheel } from '../python/wheel.mjs';
import { inProof, launch, PYTHON } from './harness.mjs';
import { WEB, keeperModule, serveFiles } from './worker-files.mjs';

const CACHE = join(WEB, 'node_modules/.cache/inkland-python');

let folder, server, browser;

/** What the worker imports and fetches, by path. */
function content(path) {
  if (path === '/') return '<!doctype html><title>contract</title>';
  if (path === '/worker.mjs') return readFileSync(join(WEB, 'tests/contract/worker.mjs'));
  if (path === '/contract.zip') return readFileSync(join(folder, 'contract.zip'));
  if (path === '/keeper.mjs') return keeperModule();
  return readFileSync(join(WEB, 'node_modules', path)); // Pyodide
}

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'inkland-contract-'));
  const wheel = lockedWheel(readFileSync(join(WEB, '../uv.lock'), 'utf8'));
  const script = join(WEB, 'tests/contract/archive.py');
  execFileSync(PYTHON, [script, join(folder, 'contract.zip'), installWheel(wheel, CACHE)]);
  server = await serveFiles(content);
  browser = await launch();
});

after(async () => {
  await browser?.close();
  server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('storage keeps its contract on the database of a browser', inProof, async () => {
  const page = await browser.newPage();
  await page.goto(server.url);
  const { lines, code, opened } = await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const lines = [];
        const worker = new Worker('/worker.mjs', { type: 'module' });
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.onmessage = ({ data }) => {
          if ('line' in data) lines.push(data.line);
          else resolve({ lines, ...data });
        };
      }),
  );
  const report = lines.join('\n');
  assert.equal(code, 0, report);
  assert.match(report, /\d+ passed/);
  assert.ok(opened > 80, `only ${opened} tests had storage`);
});

/** A tab that opens the games: 'open', or why not. */
async function tab(context, prefix, takeOver = false) {
  const page = await context.newPage();
  await page.goto(server.url);
  await page.addScriptTag({
    type: 'module',
    content: "import * as keeper from '/keeper.mjs'; window.keeper = keeper;",
  });
  await page.waitForFunction(() => window.keeper);
  page.outcome = await open(page, prefix, takeOver);
  return page;
}

const open = (page, prefix, takeOver) =>
  page.evaluate(
    async ([prefix, takeOver]) => {
      try {
        const lost = () => (window.isLost = true);
        window.kept = await window.keeper.openKeeper(prefix, takeOver, lost);
        await window.kept.load();
        return 'open';
      } catch (error) {
        return error.reason;
      }
    },
    [prefix, takeOver],
  );

/** Write a row: 'kept', or why not. */
const write = (page, key) =>
  page.evaluate(async (key) => {
    try {
      await window.kept.write(JSON.stringify([[['store', key, '1']], []]));
      return 'kept';
    } catch (error) {
      return error.reason;
    }
  }, key);

const load = async (page) => JSON.parse(await page.evaluate(() => window.kept.load()));

test('one tab at a time has the games', async () => {
  const context = await browser.newContext();
  const first = await tab(context, '/one/');
  assert.equal(first.outcome, 'open');
  const second = await tab(context, '/one/');
  assert.equal(second.outcome, 'busy');
  const elsewhere = await tab(context, '/two/');
  assert.equal(elsewhere.outcome, 'open', 'another path is another site');
  assert.equal(await write(first, 'a'), 'kept');
  assert.deepEqual(await load(elsewhere), []);

  // Closing the first tab frees the games for the second, which was waiting.
  const isFree = second.evaluate(() =>
    window.keeper.whenFree('/one/', new AbortController().signal).then(() => true),
  );
  await first.close();
  assert.ok(await isFree);
  assert.equal(await open(second, '/one/', false), 'open');
  assert.deepEqual(await load(second), [['store', 'a', '1']]);
  await context.close();
});

test('a tab that has lost the games writes nothing more', async () => {
  const context = await browser.newContext();
  const first = await tab(context, '/one/');
  const second = await tab(context, '/one/', true);
  assert.equal(second.outcome, 'open');
  await first.waitForFunction(() => window.isLost);
  assert.equal(await write(first, 'late'), 'storage');
  assert.equal(await write(second, 'mine'), 'kept');
  assert.deepEqual(await load(second), [['store', 'mine', '1']]);
  await context.close();
});

test('of a write that fails in the middle nothing is kept', async () => {
  const context = await browser.newContext();
  const page = await tab(context, '/one/');
  const outcome = await page.evaluate(async () => {
    const rows = [
      ['store', 'first', '1'],
      ['store', null, '2'], // no key that the database takes
    ];
    return window.kept.write(JSON.stringify([rows, []])).catch((error) => error.reason);
  });
  assert.equal(outcome, 'storage');
  assert.deepEqual(await load(page), []);
  assert.equal(await write(page, 'small'), 'kept');
  await context.close();
});
