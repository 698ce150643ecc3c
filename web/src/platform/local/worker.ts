/** The worker that hosts games on this device: fetches and starts Python, and passes messages on. */
import { reasonOf } from './failures';
import { openKeeper } from './keeper';
import type { FromWorker, ToWorker } from './messages';
import { loadPython } from './python';
import { PythonFiles } from './pythonFiles';

const ENTRY = 'inkland.local.worker';

/** The games, as Python hosts them. */
interface Host {
  on_message(message: unknown): void;
}

type Start = Extract<ToWorker, { type: 'start' }>;

const post = (message: FromWorker): void => postMessage(message);

const lost = (): void => post({ type: 'failed', reason: 'busy', detail: 'taken by another tab' });

async function start({ prefix, takeOver }: Start): Promise<(message: ToWorker) => void> {
  const files = new PythonFiles(prefix, (loaded, total) =>
    post({ type: 'progress', loaded, total }),
  );
  const [keeper, python] = await Promise.all([
    openKeeper(prefix, takeOver, lost),
    loadPython(files),
  ]);
  const host = (await python.pyimport(ENTRY).start!(keeper, post)) as Host;
  post({ type: 'ready' });
  return (message) => host.on_message(python.toPy(message));
}

// Messages that come while Python starts wait for it.
let pass: Promise<(message: ToWorker) => void> | null = null;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'start') {
    pass = start(data);
    pass.catch((error: unknown) => {
      post({ type: 'failed', reason: reasonOf(error), detail: String(error) });
    });
  } else {
    void pass?.then((deliver) => deliver(data)).catch(() => {});
  }
});
