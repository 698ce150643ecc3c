/** Compiles what the browser needs with Pyodide itself, under Node. */
import { FluentResource } from '@fluent/bundle';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadPyodide } from 'pyodide';
import { startPython } from './start.mjs';

export const PYODIDE = join(import.meta.dirname, '../node_modules/pyodide');
export const SOURCES = join(import.meta.dirname, '../../src');
export const ENGLISH = join(import.meta.dirname, '../../locales/en');
// Without columns in tracebacks, code is a fifth smaller. With a fixed seed, sets are written in one order.
const ENVIRONMENT = { PYTHONNODEBUGRANGES: '1', PYTHONHASHSEED: '1' };

/**
 * The archives `library.zip`, `packages.zip` and `inkland.zip` by their names, as bytes.
 * `packages` is the folder with the packages of others.
 */
export async function compileArchives(packages) {
  const folder = mkdtempSync(join(tmpdir(), 'inkland-python-'));
  try {
    const python = await startCompiler(folder, packages);
    // The list of modules comes first: what compiles them must not be on it.
    python.runPython(
      'import sys; sys.path[:0] = ["/src", "/packages"]; sys.dont_write_bytecode = True',
    );
    python.runPython(script('modules.py'));
    const files = python.runPython('loaded_modules()');
    python.runPython(script('compile.py'));
    python.globals.set('given', JSON.stringify([JSON.parse(files), sentences()]));
    python.runPython('write_archives(*json.loads(given), "/packing/archives")');
    const archives = join(folder, 'archives');
    return new Map(readdirSync(archives).map((name) => [name, readFileSync(join(archives, name))]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Pyodide with its whole library, our sources in /src, others' in /packages, and /packing to write to. */
async function startCompiler(folder, packages) {
  const library = join(PYODIDE, 'python_stdlib.zip');
  const python = await startPython({
    loadPyodide,
    folder: PYODIDE,
    library,
    archives: [],
    env: ENVIRONMENT,
  });
  mount(python, '/src', SOURCES);
  mount(python, '/packages', packages);
  mount(python, '/packing', folder);
  return python;
}

function mount(python, path, root) {
  python.FS.mkdirTree(path);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, path);
}

/** The ids of all English texts; attributes are written `message.attribute`. */
function sentences() {
  const names = readdirSync(ENGLISH).filter((name) => name.endsWith('.ftl'));
  const texts = names.map((name) => readFileSync(join(ENGLISH, name), 'utf8'));
  const messages = texts.flatMap((text) => new FluentResource(text).body);
  return messages.flatMap(({ id, value, attributes }) => [
    ...(value === null ? [] : [id]),
    ...Object.keys(attributes).map((name) => `${id}.${name}`),
  ]);
}

const script = (name) => readFileSync(join(import.meta.dirname, name), 'utf8');
