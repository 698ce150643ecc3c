/**
 * All tests in a browser, two files at a time and at one server. A file that fails is run once more
 * alone; what passes then is named as flaky, and kept in the folder `flaky` with a trace and pictures.
 * More than two files that fail get no second try. The proof (INKLAND_PROOF) has one try, runs `.proof.mjs`
 * too, and ends with what measures time (`.alone.mjs`), one file after the other. Names of files may be given: `node tests/run.mjs solo`.
 */
import { appendFileSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { IS_PROOF, share } from './harness.mjs';

/** A file that hangs ends after so many milliseconds. */
const TIMEOUT = (IS_PROOF ? 120 : 20) * 60_000;

const nameOf = (file) => basename(file).split('.')[0];

const FLAKY = (process.env.INKLAND_FLAKY = join(import.meta.dirname, '../../flaky'));
const MOST_FLAKY = 2;

/** Those that take longest begin first, or one of them would run on alone at the end. */
const LONGEST = ['walk-tables', 'walk-pages', 'replay', 'motion', 'local', 'pass', 'everyone'];
const rank = (file) => (LONGEST.includes(nameOf(file)) ? 0 : 1);

/** What the reporter says of a whole run, and is said of each file here. */
const SUMMARY = /^ℹ (tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) .*\n/gm;

/** Run this file and print what it says; returns the names of the tests that failed. */
async function failuresOf(file) {
  const names = [];
  const tests = run({ files: [file], timeout: TIMEOUT });
  tests.on('test:fail', ({ name, todo }) => {
    if (todo === undefined) names.push(name);
  });
  const said = [];
  const begun = performance.now();
  for await (const text of tests.compose(new spec())) said.push(text);
  const seconds = Math.round((performance.now() - begun) / 1000);
  process.stdout.write(`${said.join('').replace(SUMMARY, '')}${nameOf(file)}: ${seconds} s\n\n`);
  return names;
}

/** Run these files, so many at a time, at a new server. Returns those that failed, with their tests. */
async function failed(files, lanes) {
  const found = new Map();
  if (files.length === 0) return found;
  const waiting = files.toSorted((one, other) => rank(one) - rank(other));
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const names = await failuresOf(file);
      if (names.length > 0) found.set(file, names);
    }
  };
  const stop = await share();
  try {
    await Promise.all(Array.from({ length: lanes }, work));
  } finally {
    await stop();
  }
  return found;
}

/** Run these once more, alone; name those that pass. Returns those that fail again. */
async function failedAgain(first) {
  console.log(`\nfailed, and tried once more alone: ${[...first.keys()].join(', ')}\n`);
  process.env.INKLAND_SECOND_TRY = '1';
  const second = await failed([...first.keys()], 1);
  for (const [file, names] of first) {
    if (second.has(file)) continue;
    const line = `flaky: ${basename(file)}: ${names.join('; ')}\n`;
    mkdirSync(FLAKY, { recursive: true });
    appendFileSync(join(FLAKY, 'flaky.txt'), line);
    process.stdout.write(line);
  }
  return second;
}

const wanted = process.argv.slice(2);
const files = readdirSync(import.meta.dirname)
  .filter((name) => wanted.length === 0 || wanted.includes(nameOf(name)))
  .map((name) => join(import.meta.dirname, name));
const like = (...endings) => files.filter((file) => endings.some((one) => file.endsWith(one)));
const runsAll = IS_PROOF || wanted.length > 0;
let missed = await failed(like('.test.mjs', ...(runsAll ? ['.proof.mjs'] : [])), 2);
if (runsAll) {
  for (const [file, names] of await failed(like('.alone.mjs'), 1)) missed.set(file, names);
}
if (missed.size > 0 && missed.size <= MOST_FLAKY && !IS_PROOF) missed = await failedAgain(missed);
process.exitCode = missed.size > 0 ? 1 : 0;
