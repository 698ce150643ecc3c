/**
 * All tests in a browser, two files at a time and at one server. A file that fails is run once more
 * alone, and what fails twice fails the run. The proof (INKLAND_PROOF) has one try, and ends with what
 * measures time, one file after the other. Names of files may be given: `node tests/run.mjs solo wall`.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { IS_PROOF, share } from './harness.mjs';

/** A file that hangs ends after so many milliseconds. */
const TIMEOUT = (IS_PROOF ? 120 : 20) * 60_000;

/** Run these files, so many at a time, at a new server. Returns those that failed. */
async function failed(files, concurrency) {
  const found = new Set();
  if (files.length === 0) return [];
  const stop = await share();
  try {
    const tests = run({ files, concurrency, timeout: TIMEOUT });
    tests.on('test:fail', ({ file, name, todo }) => {
      if (todo === undefined) found.add(file ?? name);
    });
    for await (const text of tests.compose(new spec())) process.stdout.write(text);
  } finally {
    await stop();
  }
  return [...found];
}

const wanted = process.argv.slice(2);
const files = readdirSync(import.meta.dirname)
  .filter((name) => wanted.length === 0 || wanted.includes(name.split('.')[0]))
  .map((name) => join(import.meta.dirname, name));
const measures = files.filter((file) => file.endsWith('.alone.mjs'));
const missed = await failed(
  files.filter((file) => file.endsWith('.test.mjs')),
  2,
);
if (IS_PROOF || wanted.length > 0) missed.push(...(await failed(measures, 1)));
if (missed.length > 0 && !IS_PROOF) {
  console.log(`\nfailed, and tried once more alone: ${missed.join(', ')}\n`);
  missed.splice(0, missed.length, ...(await failed(missed, 1)));
}
process.exitCode = missed.length > 0 ? 1 : 0;
