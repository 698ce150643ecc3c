/**
 * Says of a built client what it was built from. A package takes `dist` as it is only while its stamp
 * is that of the sources; `hatch_build.py` computes it, too, and a test compares the two.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { QUALITY } from './python/compress.mjs';

export const STAMP = 'stamp.json';
const ROOT = join(import.meta.dirname, '..');
const FOLDERS = ['locales', 'src/inkland', 'web/public', 'web/python', 'web/src'];
const FILES = [
  'uv.lock',
  'web/index.html',
  'web/package-lock.json',
  'web/package.json',
  'web/stamp.mjs',
  'web/svelte.config.js',
  'web/tsconfig.json',
  'web/vite.config.ts',
];

/** A hash of all sources of the client, and the quality with which its Python is compressed. */
export function stamp() {
  const paths = [...FILES, ...FOLDERS.flatMap(sourcesIn)].sort();
  const hash = createHash('sha256');
  for (const path of paths) hash.update(`${sha256(readFileSync(join(ROOT, path)))} ${path}\n`);
  return { sources: hash.digest('hex'), quality: QUALITY };
}

function sourcesIn(folder) {
  const found = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath ?? entry.path, entry.name)))
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !/\/(\.|__pycache__\/)/.test(path))
    .filter((path) => folder !== 'src/inkland' || /\.(py|txt)$/.test(path));
}

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** Writes the stamp beside the page, once all other files are written. */
export function stamped() {
  let atStart;
  return {
    name: 'stamp',
    enforce: 'post',
    apply: 'build',
    // What changes during the build may be missing in it.
    buildStart: () => (atStart = stamp()),
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: ({ dir }) => writeFileSync(join(dir, STAMP), `${JSON.stringify(atStart)}\n`),
    },
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(JSON.stringify(stamp()));
}
