/**
 * The browser is killed at random moments of a game and started again: nothing that showed as saved is lost,
 * and the game goes on. `KILLS` says how often; `make kills` does it 50 times.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { packPython } from '../python/pack.mjs';
import { IS_PROOF } from './harness.mjs';
import { WEB, keeperModule, serveFiles } from './worker-files.mjs';

const KILLS = Number(process.env.KILLS ?? (IS_PROOF ? 4 : 1));
const FEWEST_DRAWINGS = 3; // that show as saved before a kill, unless the game ends
const MOST_DRAWINGS = 20;
const LAST_DRAWING_MS = 100; // in which the next one is drawn and saved
const START_MS = 120_000;

let profile, packed, unpacked, server, browser;
let reports = [];
const saved = new Map(); // by the ids of the commands, in their order

function content(path) {
  if (path === '/') return '<!doctype html><script type="module" src="/page.mjs"></script>';
  if (path === '/page.mjs' || path === '/worker.mjs')
    return readFileSync(join(WEB, 'tests/kills', path));
  if (path === '/start.mjs' || path === '/archive.mjs')
    return readFileSync(join(WEB, 'python', path));
  if (path === '/keeper.mjs') return keeperModule();
  if (path === '/part.json') return JSON.stringify(packed.part);
  if (path === '/saved.json') return JSON.stringify([...saved.values()]);
  return unpacked.get(path.replace('/python/', ''));
}

/** The packed files as the client's worker unpacks them, by path. */
function unpack({ folder, part }) {
  const scripts = part.scripts.map(({ path }) => [path, readFileSync(join(folder, path))]);
  const files = part.files.map(({ path }) => [
    path,
    brotliDecompressSync(readFileSync(join(folder, `${path}.br.bin`))),
  ]);
  return new Map([...scripts, ...files]);
}

/** Note what showed as saved; the same command again must have the same answer. */
function hear(report) {
  reports.push(report);
  if (report.type !== 'saved') return;
  const before = saved.get(report.message.id);
  if (before) assert.deepEqual(report.answer, before.answer);
  saved.set(report.message.id, report);
}

/** Start the browser on the profile, in a process group of its own. */
function start() {
  reports = [];
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run'];
  browser = spawn('chromium', [...flags, `--user-data-dir=${profile}`, server.url], {
    detached: true,
    stdio: 'ignore',
  });
}

async function kill() {
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  process.kill(-browser.pid, 'SIGKILL');
  await ended;
  browser = null;
}

/** Wait for a report of this type, or for that many; returns the first. */
async function reported(type, number = 1) {
  const until = Date.now() + START_MS;
  while (Date.now() < until) {
    const trouble = reports.find((report) => report.type === 'trouble');
    assert.equal(trouble, undefined, trouble?.detail);
    const found = reports.filter((report) => report.type === type);
    const isOver = number > 1 && reports.some((report) => report.type === 'finished');
    if (found.length >= number || isOver) return found[0];
    await sleep(20);
  }
  throw new Error(`the page did not report that it is ${type}`);
}

/** Every game is at least as far as the last drawing that showed as saved. */
function checkNumbers({ numbers }, before) {
  for (const { table, answer } of before) {
    assert.ok(
      numbers[table] >= answer.number,
      `${table} is at ${numbers[table]}, not ${answer.number}`,
    );
  }
}

before(async () => {
  profile = mkdtempSync(join(tmpdir(), 'inkland-kills-'));
  packed = await packPython();
  unpacked = unpack(packed);
  server = await serveFiles(content, hear);
});

after(async () => {
  if (browser) await kill();
  server?.stop();
  await sleep(200);
  rmSync(profile, { recursive: true, force: true });
});

test(`nothing that showed as saved is lost in ${KILLS} kills`, async (t) => {
  let finished = 0;
  for (let number = 0; number <= KILLS; number += 1) {
    const before = [...saved.values()];
    start();
    checkNumbers(await reported('checked'), before);
    await reported('playing');
    const drawings = Math.random() * (MOST_DRAWINGS - FEWEST_DRAWINGS);
    await reported('saved', FEWEST_DRAWINGS + Math.round(drawings));
    await sleep(Math.random() * LAST_DRAWING_MS);
    finished += reports.filter(({ type }) => type === 'finished').length;
    await kill();
  }
  t.diagnostic(`${KILLS} kills, ${saved.size} drawings showed as saved, ${finished} games ended`);
  assert.ok(saved.size >= 3 * KILLS, `only ${saved.size} drawings in all`);
});
