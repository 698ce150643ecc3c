/**
 * All tests in a browser: two files at a time, then those that measure time, one after the other.
 * A file that fails is run once more alone, and what fails twice fails the run. In the proof
 * (INKLAND_PROOF) there is one try. Names of files may be given: `node tests/run.mjs solo wall`.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';

const IS_PROOF = !['', '0', undefined].includes(process.env.INKLAND_PROOF);
/** A file that hangs ends after so many milliseconds. */
const TIMEOUT = (IS_PROOF ? 120 : 20) * 60_000;

/** Run these files, so many at a time. Returns those that failed. */
async function failed(files, concurrency) {
  const found = new Set();
  if (files.length === 0) return [];
  const tests = run({ files, concurrency, timeout: TIMEOUT });
  tests.on('test:fail', ({ file, name, todo }) => {
    if (todo === undefined) found.add(file ?? name);
  });
  for await (const text of tests.compose(new spec())) process.stdout.write(text);
  return [...found];
}

const wanted = process.argv.slice(2);
const files = readdirSync(import.meta.dirname)
  .filter((name) => wanted.length === 0 || wanted.includes(name.split('.')[0]))
  .map((name) => join(import.meta.dirname, name));
const missed = [
  ...(await failed(
    files.filter((file) => file.endsWith('.test.mjs')),
    2,
  )),
  ...(await failed(
    files.filter((file) => file.endsWith('.alone.mjs')),
    1,
  )),
];
if (missed.length > 0 && !IS_PROOF) {
  console.log(`\nfailed, and tried once more alone: ${missed.join(', ')}\n`);
  missed.splice(0, missed.length, ...(await failed(missed, 1)));
}
process.exitCode = missed.length > 0 ? 1 : 0;
