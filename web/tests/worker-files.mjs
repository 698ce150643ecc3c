/** Serves what a worker under test imports and fetches, without the client's build. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import ts from 'typescript';

export const WEB = join(import.meta.dirname, '..');
const TYPES = { '.mjs': 'text/javascript', '.wasm': 'application/wasm', '.json': 'text/json' };

/** The keeper as a module that browsers import. */
export function keeperModule() {
  const source = readFileSync(join(WEB, 'src/platform/local/keeper.ts'), 'utf8');
  return ts.transpile(source, { target: 'es2022', module: 'esnext' });
}

/** A server on a free port: `{ url, stop }`. `answer` returns the content of a path; `heard` takes what is posted. */
export async function serveFiles(answer, heard = () => {}) {
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      let text = '';
      request.on('data', (part) => (text += part));
      request.on('end', () => {
        heard(JSON.parse(text));
        response.writeHead(204).end();
      });
      return;
    }
    try {
      const body = answer(request.url);
      const type = TYPES[extname(request.url)] ?? 'text/html';
      response.writeHead(200, { 'content-type': type }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${server.address().port}`, stop };
}
