/**
 * Python in the browser is fetched by those alone who play on their device: a server's pages ask for
 * nothing of it. Static pages start it at any path, and again without a network.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { expectRefusal, Guest, PYTHON, launch, newPage, serve } from './harness.mjs';

const MEDIA = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};
const PREFIX = '/some/where/';

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

/** A static host that knows nothing but files, and the page for paths without one. */
async function host(folder) {
  const server = createServer(({ url }, response) => {
    const path = new URL(url, 'http://localhost').pathname;
    const name = path.startsWith(PREFIX) ? path.slice(PREFIX.length) || 'index.html' : '404.html';
    const isFound = existsSync(join(folder, name)) && extname(name) !== '';
    const file = isFound ? name : '404.html';
    const headers = { 'Content-Type': MEDIA[extname(file)] ?? 'application/octet-stream' };
    response.writeHead(isFound ? 200 : 404, headers);
    response.end(readFileSync(join(folder, file)));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://localhost:${server.address().port}`, stop };
}

/** Before a page is loaded: note what its worker says, and let the test talk to it. */
function watchWorker() {
  window.said = [];
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...given) {
      super(...given);
      window.watched = this;
      this.addEventListener('message', ({ data }) => window.said.push(data));
    }
  };
}

/** Wait until the worker of a page has started, and ask it for the cards; what it said. */
async function askWorker(page) {
  const hasSaid = (...types) =>
    page.waitForFunction((types) => window.said.some(({ type }) => types.includes(type)), types);
  await hasSaid('ready', 'failed');
  await page.evaluate(() => {
    const ask = { type: 'ask', id: 'cards', method: 'GET', path: '/api/cards', body: null };
    window.watched.postMessage({ ...ask, seat: null });
  });
  await page.waitForFunction(() => window.said.some(({ id }) => id === 'cards'));
  return page.evaluate(() => window.said);
}

const cardsOf = (said) => said.find(({ id }) => id === 'cards');

test('a page of a server asks for nothing of it', async () => {
  const server = await serve();
  try {
    const guest = await new Guest(server.url).enter('Isolde');
    const id = await guest.open({ seats: 1 });
    const page = await newPage(browser, server.url, { serviceWorkers: 'allow' });
    const asked = [];
    page.context().on('request', (request) => {
      const { pathname } = new URL(request.url());
      asked.push({ path: pathname, isOfPage: request.serviceWorker() === null });
    });
    for (const path of [`/t/${id}`, '/', '/learn']) {
      await page.goto(path);
      await page.locator('#app > *').first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
    }
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    assert.ok(asked.length > 20);
    const paths = (wanted) => asked.filter(wanted).map(({ path }) => path);
    assert.deepEqual(
      paths(({ path }) => path.startsWith('/python/')),
      [],
    );
    // What starts the worker is kept for playing without a network, but no page of a server has it.
    assert.deepEqual(
      paths(({ path, isOfPage }) => isOfPage && path.startsWith('/assets/start-')),
      [],
    );
    const caches = await page.evaluate(() => window.caches.keys());
    assert.deepEqual(
      caches.filter((name) => name.includes('python')),
      [],
    );
    await page.context().close();
  } finally {
    await server.stop();
  }
});

test('static pages start it at a path, and again without a network', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'inkland-pages-'));
  execFileSync(PYTHON, ['-m', 'inkland', 'pages', '--out', folder, '--prefix', PREFIX]);
  const site = await host(folder);
  try {
    const page = await newPage(browser, site.url, { serviceWorkers: 'allow' });
    await page.addInitScript(watchWorker);
    const missing = [];
    page.context().on('response', (response) => {
      const path = new URL(response.url()).pathname;
      if (response.status() === 404 || !path.startsWith(PREFIX)) missing.push(path);
    });
    expectRefusal(page, /^404 GET .*\/learn$/); // a file that a plain host has not
    await page.goto(`${PREFIX}learn`); // a deep link
    await page.goto(PREFIX);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    const first = await askWorker(page);
    const loads = first.filter(({ type }) => type === 'progress');
    assert.equal(loads[0].loaded, 0);
    assert.equal(loads.at(-1).loaded, loads.at(-1).total);
    assert.ok(loads.at(-1).total < 8e6);
    assert.equal(cardsOf(first).status, 200);
    const kept = await page.evaluate(
      async (path) => (await (await caches.open(`inkland-python:${path}`)).keys()).length,
      PREFIX,
    );
    assert.equal(kept, 7); // two scripts, four files, and the worker
    await site.stop();
    await page.goto(`${PREFIX}cards`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const again = await askWorker(page);
    assert.equal(cardsOf(again).status, 200);
    assert.deepEqual(
      missing.filter((path) => path !== `${PREFIX}learn`),
      [],
    );
    await page.context().close();
  } finally {
    await site.stop().catch(() => {});
    rmSync(folder, { recursive: true });
  }
});
