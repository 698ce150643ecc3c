/** The licences of what is packed besides our own code, as one text. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'licenses');
const LINE = '='.repeat(80);

/** The text, with the version of Pyodide, and of msgspec. */
export function licences(pyodide, msgspec) {
  const parts = [
    [
      `Pyodide ${pyodide}: pyodide.mjs, pyodide.asm.mjs, pyodide.asm.wasm and the packages pyodide and ` +
        '_pyodide in the library. Mozilla Public License 2.0.\n' +
        'Not changed, but compiled; the source is at https://github.com/pyodide/pyodide, in the tag of this version.',
      'pyodide.txt',
    ],
    [
      'Python 3.14, in pyodide.asm.wasm, and its standard library, of which a part is compiled and packed. ' +
        'Copyright © 2001 Python Software Foundation; all rights reserved.',
      'python.txt',
    ],
    [`msgspec ${msgspec}. BSD 3-Clause License.`, 'msgspec.txt'],
  ];
  const texts = parts.map(
    ([about, name]) => `${about}\n\n${readFileSync(join(FOLDER, name), 'utf8')}`,
  );
  return [
    'Inkland in the browser comes with these works of others. Inkland itself is under the Apache License 2.0.\n',
    ...texts,
  ].join(`\n${LINE}\n`);
}
