/**
 * The same games in a browser's Python as natively: golden transcripts, and seeded games of every
 * preset, have the same stars, hashes and refusals. Needs no browser: Node runs the packed files.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { startPacked } from '../python/node.mjs';
import { PYTHON } from './harness.mjs';

const TESTS = join(import.meta.dirname, '../../tests');
const GAMES = join(TESTS, 'proof/same_games/games.py');
const PART = join(import.meta.dirname, '../dist/python');
const PRESETS = 5;
// How many games of each preset the bots play.
const isProof = !['', '0', undefined].includes(process.env.INKLAND_PROOF);
const SIZES = isProof ? { random: 100, greedy: 20 } : { random: 4, greedy: 1 };

/** The lines that native Python prints. */
async function native(sizes) {
  const given = Object.entries(sizes).map(([bot, number]) => `${bot}=${number}`);
  const options = { maxBuffer: 2 ** 26 };
  const { stdout } = await promisify(execFile)(PYTHON, [GAMES, ...given], options);
  return stdout.trim().split('\n');
}

/** The lines of the packed Python. */
async function packed(sizes) {
  const python = await startPacked(PART);
  const folder = join(TESTS, 'golden');
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  const texts = names.map((name) => [
    name.replace('.txt', ''),
    readFileSync(join(folder, name), 'utf8'),
  ]);
  const given = JSON.stringify([Object.fromEntries(texts), sizes]);
  python.FS.writeFile('/home/pyodide/games.py', readFileSync(GAMES, 'utf8'));
  python.globals.set('given', given);
  return python
    .runPython('import games, json; "\\n".join(games.results(*json.loads(given)))')
    .split('\n');
}

test('the packed Python plays the same games', { timeout: 7_200_000 }, async () => {
  const [here, there] = await Promise.all([native(SIZES), packed(SIZES)]);
  const games = Object.values(SIZES).reduce((sum, number) => sum + number * PRESETS, 0);
  const golden = readdirSync(join(TESTS, 'golden')).filter((name) => name.endsWith('.txt'));
  assert.equal(here.length, games + golden.length);
  // Of each four games one is played with errors.
  assert.ok(here.filter((line) => line.includes('"refusals": 0')).length <= (games * 3) / 4);
  here.forEach((line, number) => assert.equal(there[number], line));
  assert.equal(there.length, here.length);
});
