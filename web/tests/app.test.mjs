/** The client as an app: it is installable, starts without a network, and is upgraded without losing a draft. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import {
  allowRefusal,
  expectRefusal,
  Guest,
  inProof,
  launch,
  newPage,
  serve,
  serveOwn,
} from './harness.mjs';
import { until } from './play.mjs';
import { putGhost } from './screens.mjs';
import { say } from './text.mjs';
import { site } from './upgrade.mjs';

let server, browser;
before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** A page of a guest, in a context that allows service workers. */
async function visit(url, guest = null) {
  const page = await newPage(browser, url, { serviceWorkers: 'allow' });
  if (guest !== null) {
    const [name, value] = guest.cookie.split('=');
    await page.context().addCookies([{ name, value, url }]);
  }
  return page;
}

/** Wait until the service worker controls the page. */
const governed = (page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

const buildOf = (page) =>
  page.evaluate(() => document.querySelector('script[type="module"]').getAttribute('src'));

/** A solo game in its first turn. */
async function solo(url) {
  const guest = await new Guest(url).enter('Isolde');
  const id = await guest.open({ seats: 1 });
  await guest.sit(id);
  await guest.start(id);
  return { guest, path: `/t/${id}` };
}

const ghostOf = (page) => page.locator('.ghost .pen').first().getAttribute('d');

test('it can be installed', async () => {
  const page = await visit(server.url);
  await page.goto('/');
  await governed(page);
  const session = await page.context().newCDPSession(page);
  const { data, errors } = await session.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Chromium does not offer to install from a private window, as test contexts are.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  assert.deepEqual(others, []);
  const manifest = JSON.parse(data);
  assert.equal(manifest.display, 'standalone');
  assert.equal(manifest.start_url, '/?app');
  assert.deepEqual(Object.keys(manifest.description_localized).sort(), ['cs', 'pl', 'ru', 'uk']);
  for (const { src, sizes, type } of manifest.icons) {
    const response = await fetch(server.url + src);
    assert.equal(response.status, 200, src);
    assert.equal(response.headers.get('content-type').split(';')[0], type);
    if (type !== 'image/png') continue;
    const picture = Buffer.from(await response.arrayBuffer());
    assert.equal(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, sizes, src);
  }
  for (const purpose of ['any', 'maskable']) {
    const has = (size) => manifest.icons.some((i) => i.sizes === size && i.purpose === purpose);
    assert.ok(has('192x192') && has('512x512'), purpose);
  }
  const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  assert.equal((await fetch(server.url + apple)).status, 200);
  const colours = await page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas) => metas.map(({ media, content }) => [media, content]));
  assert.deepEqual(colours, [
    ['(prefers-color-scheme: light)', manifest.theme_color],
    ['(prefers-color-scheme: dark)', '#17110b'],
  ]);
  const kept = await page.evaluate(async () => {
    const paths = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) {
        paths.push(new URL(url).pathname);
      }
    }
    return paths;
  });
  assert.ok(kept.includes('/') && kept.length > 10, `${kept}`);
  assert.deepEqual(
    kept.filter((path) => path.startsWith('/api')),
    [],
  );
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('the settings say how to install it', async () => {
  const page = await newPage(browser, server.url);
  await page.goto('/settings');
  await page.getByText(say('web-app-install-other')).waitFor();
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    offer.prompt = async () => {
      window.isPrompted = true;
      return { outcome: 'accepted' };
    };
    dispatchEvent(offer);
  });
  await page.getByRole('button', { name: say('web-app-install-do') }).click();
  assert.ok(await page.evaluate(() => window.isPrompted));
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await page.getByText(say('web-app-install-done')).waitFor();
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1';
  const phone = await newPage(browser, server.url, { userAgent });
  await phone.goto('/settings');
  await phone.getByText(say('web-app-install-ios')).waitFor();
  for (const one of [page, phone]) {
    assert.deepEqual(one.troubles, []);
    await one.context().close();
  }
});

test('without a server it begins all the same, and keeps the draft', async (t) => {
  const own = await serveOwn();
  t.after(() => own.stop());
  const { guest, path } = await solo(own.url);
  const page = await visit(own.url, guest);
  await page.goto(path);
  await governed(page);
  await putGhost(page);
  const drawn = await ghostOf(page);
  allowRefusal(page, /WebSocket|net::ERR|Failed to fetch/);
  await own.kill();
  await page.reload();
  await page.getByText(say('web-app-offline')).waitFor();
  await page.goto('/lobby');
  await page.getByText(say('web-app-offline')).waitFor();
  await page.getByRole('button', { name: say('web-app-retry') }).click();
  await page.getByText(say('web-app-still-offline')).waitFor();
  await page.goto(path);
  await page.getByText(say('web-app-offline')).waitFor();
  await own.start();
  const again = page.getByRole('button', { name: say('web-app-retry') });
  await again.click({ timeout: 3000 }).catch(() => {}); // it may have reconnected by itself
  await page.locator('.ghost').first().waitFor();
  assert.equal(await ghostOf(page), drawn, 'the draft is back');
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('a new version waits until it is taken, and the draft is there again', async (t) => {
  const place = await site(server, t);
  const { guest, path } = await solo(server.url);
  const page = await visit(place.url, guest);
  await page.goto(path);
  await governed(page);
  await putGhost(page);
  const drawn = await ghostOf(page);
  const first = await buildOf(page);
  await page.evaluate(() => (window.isSamePage = true));
  place.upgrade();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByText(say('web-app-update')).waitFor();
  assert.equal(await ghostOf(page), drawn, 'nothing has moved');
  assert.ok(await page.evaluate(() => window.isSamePage), 'it does not begin again by itself');
  await page.getByRole('button', { name: say('web-app-later') }).click();
  await page.getByText(say('web-app-update')).waitFor({ state: 'detached' });
  await page.reload();
  assert.equal(await buildOf(page), first, 'the old version until somebody takes the new one');
  await page.getByRole('button', { name: say('web-app-take') }).click();
  await until('the new version', async () =>
    page.evaluate((old) => !document.querySelector(`script[src="${old}"]`), first).catch(() => 0),
  );
  await page.locator('.ghost').first().waitFor();
  assert.equal(await ghostOf(page), drawn, 'the draft is back');
  assert.equal(await page.getByText(say('web-app-update')).count(), 0);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('a page of a build that is gone begins again when a part is missing', async (t) => {
  const place = await site(server, t);
  const { guest, path } = await solo(server.url);
  const page = await newPage(browser, place.url);
  const [name, value] = guest.cookie.split('=');
  await page.context().addCookies([{ name, value, url: place.url }]);
  await page.goto(path);
  await putGhost(page);
  const drawn = await ghostOf(page);
  const first = await buildOf(page);
  expectRefusal(page, /^404 GET \/assets\/|Failed to fetch dynamically imported/);
  place.upgrade();
  await page.locator('.mark').click();
  await page.locator('header a[href="/you"]').click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  assert.notEqual(await buildOf(page), first);
  await page.goto(path);
  await page.locator('.ghost').first().waitFor();
  assert.equal(await ghostOf(page), drawn, 'the draft is back');
  await page.context().close();
});

test('a worker that is withdrawn leaves nothing behind', inProof, async (t) => {
  const place = await site(server, t);
  const page = await visit(place.url);
  await page.goto('/');
  await governed(page);
  place.withdraw();
  await page.reload();
  await until('nothing is kept', () =>
    page.evaluate(async () => {
      const [workers, kept] = [await navigator.serviceWorker.getRegistrations(), caches.keys()];
      return workers.length === 0 && (await kept).length === 0;
    }),
  );
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('the worker knows no route of the game', () => {
  const worker = readFileSync(join(import.meta.dirname, '../dist/sw.js'), 'utf8');
  const [, files] = /FILES = (\[.*?\]);/.exec(worker);
  assert.ok(JSON.parse(files).every((path) => path.startsWith('assets/')));
  assert.doesNotMatch(worker, /%\w+%/);
});
