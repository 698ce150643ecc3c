/** Tells whether anything changed that the packed files are made of. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ENGLISH, SOURCES } from './compile.mjs';

// Parts of the package that the worker never imports.
const OTHERS = /^inkland\/(batch|cli|client|env|server|terminal|bots\/(benchmark|fast|training))\//;

/** A hash of our sources and texts, of the scripts here and of the versions of others' packages. */
export function hashOfInputs(versions) {
  const hash = createHash('sha256').update(JSON.stringify(versions));
  for (const folder of [join(SOURCES, 'inkland'), ENGLISH, import.meta.dirname]) {
    for (const path of filesOf(folder)) hash.update(path).update(readFileSync(join(folder, path)));
  }
  return hash.digest('hex').slice(0, 16);
}

function filesOf(folder) {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && /\.(ftl|mjs|py|txt)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1))
    .filter((path) => !OTHERS.test(`inkland/${path}`))
    .sort();
}
