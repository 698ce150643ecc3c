/**
 * A proxy in front of a server that simulates an upgrade: it sends the files of one build, and then of the
 * next, in which every chunk has another name.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const DIST = join(ROOT, 'web/dist');
const MEDIA = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** The same client with other file names, as a next build. */
function nextBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'inkland-next-'));
  cpSync(DIST, folder, { recursive: true });
  const assets = join(folder, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const renamed = (text) =>
    scripts.reduce((said, name) => said.replaceAll(name, name.replace('.js', 'x.js')), text);
  for (const name of [...scripts.map((script) => `assets/${script}`), 'index.html', 'sw.js']) {
    const path = join(folder, name);
    writeFileSync(path, renamed(readFileSync(path, 'utf8')));
  }
  for (const name of scripts)
    renameSync(join(assets, name), join(assets, name.replace('.js', 'x.js')));
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
  writeFileSync(join(folder, 'sw.js'), worker.replace(/BUILD = '(\w+)'/, "BUILD = '$1x'"));
  return folder;
}

/** What the server sends in place of the service worker once that is withdrawn. */
function farewell() {
  const own = join(ROOT, '.venv/bin/python');
  const python = process.env.PYTHON ?? (existsSync(own) ? own : 'python3');
  const code = 'from inkland.server.http.static_files import NO_WORKER; print(NO_WORKER.decode())';
  return execFileSync(python, ['-c', code]);
}

/**
 * After `upgrade` the next build is sent; after `withdraw` the worker that unregisters itself. It is
 * closed after the test, also when that fails: otherwise the run would not end.
 */
export async function site(server, test) {
  const upstream = new URL(server.url);
  let folder = null;
  let worker = null;
  const next = nextBuild();

  const own = (path) => {
    if (worker !== null && path === '/sw.js') return path;
    if (folder === null) return null;
    if (path.startsWith('/assets/') || path === '/sw.js') return join(folder, path);
    return path.startsWith('/api/') || extname(path) ? null : join(folder, 'index.html');
  };
  const pass = (incoming, answered) => {
    const { method, url, headers } = incoming;
    const { hostname, port } = upstream;
    const outgoing = request({ hostname, port, method, path: url, headers }, answered);
    outgoing.on('error', () => incoming.destroy());
    incoming.pipe(outgoing);
  };
  const proxy = createServer((incoming, outgoing) => {
    const path = own(new URL(incoming.url, 'http://localhost').pathname);
    // Use the headers of the server's own answer: the content security policy must be the real one.
    if (path !== null) delete incoming.headers['accept-encoding'];
    if (path !== null) delete incoming.headers['if-none-match'];
    pass(incoming, (answer) => {
      if (path === null) {
        outgoing.writeHead(answer.statusCode, answer.headers);
        return answer.pipe(outgoing);
      }
      answer.resume();
      try {
        const body = path === '/sw.js' ? worker : readFileSync(path);
        const headers = { ...answer.headers, 'content-type': MEDIA[extname(path)] };
        for (const name of ['content-length', 'etag']) delete headers[name];
        outgoing.writeHead(200, headers).end(body);
      } catch {
        outgoing.writeHead(404).end();
      }
    });
  });
  proxy.on('upgrade', (incoming, socket, head) => {
    const { hostname, port } = upstream;
    const { method, url, headers } = incoming;
    const outgoing = request({ hostname, port, method, path: url, headers });
    outgoing.on('upgrade', (answer, other) => {
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      other.pipe(socket).pipe(other);
      for (const end of [other, socket]) end.on('error', () => other.destroy());
    });
    outgoing.on('error', () => socket.destroy());
    outgoing.end(head);
  });
  await new Promise((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  test.after(async () => {
    proxy.closeAllConnections();
    await new Promise((resolve) => proxy.close(resolve));
    rmSync(next, { recursive: true, force: true });
  });
  return {
    url: `http://127.0.0.1:${proxy.address().port}`,
    upgrade: () => (folder = next),
    withdraw: () => (worker = farewell()),
  };
}
