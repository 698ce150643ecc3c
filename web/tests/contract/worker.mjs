/** Runs the storage contract in Pyodide, on IndexedDB. Says each line that pytest prints, and how it ended. */
import { loadPyodide } from './pyodide/pyodide.mjs';
import { openKeeper } from './keeper.mjs';

let opened = 0;
globalThis.openNewKeeper = () => openKeeper(`/contract-${(opened += 1)}/`, false, () => {});

const python = await loadPyodide({ env: { PYTHONDONTWRITEBYTECODE: '1' } });
python.setStdout({ batched: (line) => postMessage({ line }) });
const archive = await (await fetch('./contract.zip')).arrayBuffer();
python.unpackArchive(archive, 'zip', { extractDir: '/contract' });
const code = await python.runPythonAsync(`
import sys
sys.path.insert(0, "/contract")
import pytest
modules = ("storage", "storage_clocks", "storage_deals", "storage_analyses", "own_game_storage")
pytest.main([
    *(f"/contract/server/storage/test_{name}.py" for name in modules),
    "--rootdir=/contract", "-c", "/dev/null", "-q", "-rfE", "--tb=short", "--durations=3",
    "-p", "no:cacheprovider", "-p", "no:faulthandler",
])
`);
postMessage({ code: Number(code), opened });
