/** Static pages of the game, written by `inkland pages` and served by a plain host that can be stopped. */
import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { INKLAND, newPage } from './harness.mjs';
import { until } from './play.mjs';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** How such a host answers with a page that is no file: by the page. */
export const NO_FILE = /^404 GET \/(new|games|t\/\w+)$/;

/** Pages below a path: `{ url, stop, start, remove }`. A path without a file gets 404.html, as static hosts do. */
export async function writePages(prefix = '/') {
  const folder = mkdtempSync(join(tmpdir(), 'inkland-pages-'));
  const [program, ...before] = INKLAND;
  execFileSync(program, [...before, 'pages', '--out', folder, '--prefix', prefix]);
  const answer = (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const name = pathname.startsWith(prefix) ? pathname.slice(prefix.length) || 'index.html' : '';
    const file = join(folder, name);
    const isFound = name !== '' && existsSync(file) && statSync(file).isFile();
    const sent = isFound ? file : join(folder, '404.html');
    const type = TYPES[extname(sent)] ?? 'application/octet-stream';
    response.writeHead(isFound ? 200 : 404, { 'Content-Type': type });
    createReadStream(sent).pipe(response);
  };
  let server;
  let port = 0;
  const start = async () => {
    if (server?.listening) return;
    server = createServer(answer);
    await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
    ({ port } = server.address());
  };
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  await start();
  return {
    prefix,
    url: `http://127.0.0.1:${port}${prefix}`,
    start,
    stop,
    async remove() {
      if (server.listening) await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Wait until the game has started on this device. */
export const isReady = (page) =>
  until(
    'the game',
    async () => {
      if ((await page.locator('main').count()) === 0) return false; // not shown yet
      const failure = page.locator('.failed h2');
      if ((await failure.count()) > 0) throw new Error(await failure.innerText());
      return (await page.locator('.waiting').count()) === 0;
    },
    { every: 100 },
  );

/** Whether a start without the host would find everything: the page, its chunks, Python and its worker. */
const isKept = (page, prefix) =>
  page.evaluate(async (prefix) => {
    const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    const python = await caches.open(`inkland-python:${prefix}`);
    const names = (await python.keys()).map(({ url }) => url);
    return active?.state === 'activated' && names.some((name) => /worker-[^/]+$/.test(name));
  }, prefix);

/** A page that was loaded once, and whose host has been stopped since. */
export async function offlinePage(browser, host, options = {}) {
  await host.start();
  const page = await newPage(browser, host.url, { serviceWorkers: 'allow', ...options });
  await page.goto(host.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await isReady(page);
  await until('all is kept', () => isKept(page, host.prefix));
  await host.stop();
  await page.goto(host.url);
  await isReady(page);
  return page;
}
