/**
 * All tests in a browser, two files at a time and at one server. A file that fails is run once more
 * alone; what passes then is named as flaky, and kept in the folder `flaky` with a trace and pictures.
 * More than two files that fail get no second try. The proof (INKLAND_PROOF) has one try, and ends with
 * what measures time, one file after the other. Names of files may be given: `node tests/run.mjs solo`.
 */
import { appendFileSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { IS_PROOF, share } from './harness.mjs';

/** A file that hangs ends after so many milliseconds. */
const TIMEOUT = (IS_PROOF ? 120 : 20) * 60_000;

const FLAKY = (process.env.INKLAND_FLAKY = join(import.meta.dirname, '../../flaky'));
const MOST_FLAKY = 2;

/** Run these files, so many at a time, at a new server. Returns those that failed, with their tests. */
async function failed(files, concurrency) {
  const found = new Map();
  if (files.length === 0) return found;
  const stop = await share();
  try {
    const tests = run({ files, concurrency, timeout: TIMEOUT });
    tests.on('test:fail', ({ file, name, todo }) => {
      if (todo !== undefined) return;
      const path = file ?? name;
      found.set(path, [...(found.get(path) ?? []), name]);
    });
    for await (const text of tests.compose(new spec())) process.stdout.write(text);
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
  .filter((name) => wanted.length === 0 || wanted.includes(name.split('.')[0]))
  .map((name) => join(import.meta.dirname, name));
const measures = files.filter((file) => file.endsWith('.alone.mjs'));
let missed = await failed(
  files.filter((file) => file.endsWith('.test.mjs')),
  2,
);
if (IS_PROOF || wanted.length > 0) {
  for (const [file, names] of await failed(measures, 1)) missed.set(file, names);
}
if (missed.size > 0 && missed.size <= MOST_FLAKY && !IS_PROOF) missed = await failedAgain(missed);
process.exitCode = missed.size > 0 ? 1 : 0;
