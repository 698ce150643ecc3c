/** Starts Pyodide on the packed files: the same for the browser's worker, for Node and for packing. */
import { unzip } from './archive.mjs';

// No package of Pyodide's own is ever loaded; without this its list of packages would be fetched.
const NO_PACKAGES = { info: { abi_version: '2026_0' }, packages: {} };

/**
 * Start Python with the files of these archives in its site-packages.
 * `folder` is where the loader and pyodide.asm.wasm are, `library` where the standard library is;
 * archives may be promises of their bytes.
 */
export function startPython({ loadPyodide, folder, library, archives, env = {} }) {
  return loadPyodide({
    indexURL: folder,
    stdLibURL: library,
    lockFileContents: NO_PACKAGES,
    packageBaseUrl: folder,
    env,
    fsInit: async (files, { sitePackages }) => {
      for (const archive of await Promise.all(archives)) {
        writeFiles(files, sitePackages, unzip(archive));
      }
    },
  });
}

function writeFiles(files, folder, contents) {
  for (const [path, content] of contents) {
    const whole = `${folder}/${path}`;
    files.mkdirTree(whole.slice(0, whole.lastIndexOf('/')));
    files.writeFile(whole, content);
  }
}
