/** Gives the worker the list of packed files, as `virtual:python-part`, and puts them into the build. */
import { copyPython, packPython } from './pack.mjs';

const LIST = 'virtual:python-part';

/** For the worker's own build, which has plugins of its own. */
export function pythonList() {
  return {
    name: 'python-list',
    resolveId: (id) => (id === LIST ? `\0${LIST}` : undefined),
    async load(id) {
      if (id !== `\0${LIST}`) return undefined;
      return `export default ${JSON.stringify((await packPython()).part)};`;
    },
  };
}

/** For the build of the client. */
export function pythonFiles() {
  return {
    name: 'python-files',
    apply: 'build',
    writeBundle: ({ dir }) => copyPython(dir),
  };
}

/** The paths of all packed files in the build, for the service worker; `*` stands for a format. */
export async function pythonPaths() {
  const { scripts, files } = (await packPython()).part;
  return [...scripts.map(({ path }) => path), ...files.map(({ path }) => `${path}.*.bin`)].map(
    (path) => `python/${path}`,
  );
}
