/**
 * Packs the Python part: Pyodide, the standard library and our packages as compiled code. Each file
 * has a hash of its content in its path, so that a release sends again only what it changed.
 */
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PYODIDE, compileArchives } from './compile.mjs';
import { FORMATS, QUALITY, compress, hashOf } from './compress.mjs';
import { hashOfInputs } from './inputs.mjs';
import { licences } from './licenses.mjs';
import { installWheel, lockedWheel } from './wheel.mjs';

const CACHE = join(import.meta.dirname, '../node_modules/.cache/inkland-python');
const LOCK = join(import.meta.dirname, '../../uv.lock');
// The loader, which browsers import as it is: hosts compress scripts themselves.
const SCRIPTS = ['pyodide.mjs', 'pyodide.asm.mjs'];
const WASM = 'pyodide.asm.wasm';
const LIST = 'part.json';
const LICENCES = 'LICENSES.txt';
// In its name is the quality: what is packed quickly must never be taken for a release.
const PART = `part-${QUALITY}-`;

/**
 * Pack, unless nothing changed since the last time. Returns the folder with the packed files, and
 * what is in it: `loader` (a folder), `scripts` and `files`, with their paths and sizes in bytes, and
 * the `quality` of their compression.
 */
export async function packPython() {
  const wheel = lockedWheel(readFileSync(LOCK, 'utf8'));
  const pyodide = JSON.parse(readFileSync(join(PYODIDE, 'package.json'), 'utf8')).version;
  const folder = join(CACHE, `${PART}${hashOfInputs({ wheel, pyodide, quality: QUALITY })}`);
  if (!existsSync(folder)) await packInto(folder, wheel, pyodide);
  return { folder, part: JSON.parse(readFileSync(join(folder, LIST), 'utf8')) };
}

/** Copy the packed files into the folder of a built client. */
export async function copyPython(target) {
  const { folder } = await packPython();
  cpSync(folder, join(target, 'python'), { recursive: true });
}

async function packInto(folder, wheel, pyodide) {
  const packages = installWheel(wheel, CACHE);
  const archives = await compileArchives(packages);
  const begun = mkdtempSync(join(CACHE, 'begun-'));
  chmodSync(begun, 0o755);
  const part = { quality: QUALITY, ...writePyodide(begun), files: [] };
  part.files.push(
    writeCompressed(begun, `${part.loader}${WASM}`, readFileSync(join(PYODIDE, WASM))),
  );
  for (const [name, bytes] of archives) {
    const path = name.replace('.zip', `-${hashOf(bytes)}.zip`);
    part.files.push(writeCompressed(begun, path, bytes));
  }
  writeFileSync(join(begun, LICENCES), licences(pyodide, wheel.version));
  writeFileSync(join(begun, LIST), JSON.stringify(part, null, 2));
  removeOthers();
  renameSync(begun, folder);
}

/** Write the loader, into a folder that has the hash of all files of Pyodide. */
function writePyodide(folder) {
  const contents = [...SCRIPTS, WASM].map((name) => readFileSync(join(PYODIDE, name)));
  const loader = `pyodide-${hashOf(Buffer.concat(contents))}/`;
  mkdirSync(join(folder, loader));
  const scripts = SCRIPTS.map((name, index) => {
    writeFileSync(join(folder, loader, name), contents[index]);
    return { path: `${loader}${name}`, bytes: contents[index].length };
  });
  return { loader, scripts };
}

/** Write a file in each format, and tell its path, and its size in each format and unpacked. */
function writeCompressed(folder, path, bytes) {
  const sizes = { bytes: bytes.length };
  for (const format of Object.keys(FORMATS)) {
    const compressed = compress(bytes, format, join(CACHE, 'compressed'));
    // A name that no host takes for a file to be unpacked on the way.
    writeFileSync(join(folder, `${path}.${format}.bin`), compressed);
    sizes[format] = compressed.length;
  }
  return { path, ...sizes };
}

/** Remove what was packed of other sources in this quality, and what earlier versions packed. */
function removeOthers() {
  const old = readdirSync(CACHE).filter(
    (name) => name.startsWith(PART) || /^part-[0-9a-f]{16}$/.test(name),
  );
  for (const name of old) rmSync(join(CACHE, name), { recursive: true });
}
