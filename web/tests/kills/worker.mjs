/** Hosts games like the client's worker, from the packed files, and also says how to draw at random. */
import { openKeeper } from './keeper.mjs';
import { startPython } from './start.mjs';

const RANDOM = `
import json
from random import Random
from inkland.bots.random_bot import RandomBot
from inkland.protocol.translation import DRAWING
from inkland.rules import view

async def draw(host, table, step):
    game = await host.runtime.context.game(table)
    return json.dumps(DRAWING.to_plain(RandomBot().answer(view(game.state, 0), Random(step))))
`;

const bytes = async (path) => new Uint8Array(await (await fetch(path)).arrayBuffer());

async function start() {
  const part = await (await fetch('./part.json')).json();
  const named = (name) => part.files.find(({ path }) => path.startsWith(name)).path;
  const { loadPyodide } = await import(`./python/${part.loader}pyodide.mjs`);
  const python = await startPython({
    loadPyodide,
    folder: new URL(`./python/${part.loader}`, location).href,
    library: new URL(`./python/${named('library-')}`, location).href,
    archives: ['packages-', 'inkland-'].map((name) => bytes(`./python/${named(name)}`)),
  });
  const keeper = await openKeeper('/kills/', false, () => {});
  const post = (message) => postMessage(message);
  const host = await python.pyimport('inkland.local.worker').start(keeper, post);
  python.runPython(RANDOM);
  const draw = python.globals.get('draw');
  return async (data) => {
    if (data.type !== 'draw') host.on_message(python.toPy(data));
    else postMessage({ type: 'draw', drawing: await draw(host, data.table, data.step) });
  };
}

const started = start().catch((error) => postMessage({ type: 'failed', detail: String(error) }));
started.then(() => postMessage({ type: 'ready' }));
addEventListener('message', async ({ data }) => (await started)(data));
