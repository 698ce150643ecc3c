/** Starts the packed Python under Node, for tests. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { startPython } from './start.mjs';

/** Python as a browser has it, from the packed files in this folder. */
export async function startPacked(folder) {
  const part = JSON.parse(readFileSync(join(folder, 'part.json'), 'utf8'));
  const unpacked = mkdtempSync(join(tmpdir(), 'inkland-python-'));
  try {
    for (const { path } of part.scripts) write(unpacked, path, readFileSync(join(folder, path)));
    for (const { path } of part.files) {
      write(unpacked, path, brotliDecompressSync(readFileSync(join(folder, `${path}.br.bin`))));
    }
    const read = (name) => readFileSync(join(unpacked, name));
    const named = (name) => part.files.find(({ path }) => path.startsWith(name)).path;
    const { loadPyodide } = await import('pyodide');
    return await startPython({
      loadPyodide,
      folder: join(unpacked, part.loader),
      library: join(unpacked, named('library-')),
      archives: ['packages-', 'inkland-'].map((name) => read(named(name))),
    });
  } finally {
    rmSync(unpacked, { recursive: true });
  }
}

function write(folder, path, bytes) {
  mkdirSync(join(folder, dirname(path)), { recursive: true });
  writeFileSync(join(folder, path), bytes);
}
