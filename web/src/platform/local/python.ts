/** Starts Python in this worker, from the files that `PythonFiles` fetches. */
import part from 'virtual:python-part';
import { startPython, type Python } from '../../../python/start.mjs';
import type { PythonFiles } from './pythonFiles';

const script = (name: string): string => part.scripts.find(({ path }) => path.endsWith(name))!.path;
const file = (name: string): string => part.files.find(({ path }) => path.includes(name))!.path;

/** Fetch and start Python; fails if a file cannot be fetched, or WebAssembly is refused. */
export async function loadPython(files: PythonFiles): Promise<Python> {
  const fetched = files.fetchAll();
  const refused = answerRequests(files);
  const started = start(files);
  // A failure of one must not stay unheard while another is awaited.
  await Promise.race([Promise.all([fetched, started]), refused]);
  return started;
}

async function start(files: PythonFiles): Promise<Python> {
  await Promise.all(part.scripts.map(({ path }) => files.wait(path)));
  const loader = files.folder + script('/pyodide.mjs');
  const { loadPyodide } = await import(/* @vite-ignore */ loader);
  return startPython({
    loadPyodide,
    folder: files.folder + part.loader,
    library: files.folder + file('library-'),
    archives: [files.read(file('packages-')), files.read(file('inkland-'))],
  });
}

/**
 * Answer Pyodide's own requests with the fetched files. It goes on waiting when WebAssembly is
 * refused, so the promise returned here fails then; it is never fulfilled.
 */
function answerRequests(files: PythonFiles): Promise<never> {
  const request = globalThis.fetch;
  globalThis.fetch = (input, options) => {
    const path = String(input).replace(files.folder, '');
    const isFetched = part.files.some((one) => one.path === path);
    return isFetched ? files.response(path) : request(input, options);
  };
  const { instantiateStreaming } = WebAssembly;
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = async (...given) => {
      try {
        return await instantiateStreaming(...given);
      } catch (error) {
        reject(error as Error);
        throw error;
      }
    };
  });
}
