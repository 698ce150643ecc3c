/** The game without a server: static pages, loaded once, whose host is stopped before anything is played. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { launch, newPage, PHONE, serveOwn } from './harness.mjs';
import { isReady, offlinePage, writePages } from './pages.mjs';
import { Keys, listen, look, Player, tableOf, until } from './play.mjs';
import { like, say } from './text.mjs';
import { playThrough } from './tutorial.mjs';

const PREFIX = '/some/where/';
const PAGES = [
  '',
  'new',
  'you',
  'lobby',
  'daily',
  'learn',
  'cards',
  'maps',
  'paper',
  'settings',
  'games',
];
const LANGUAGES = ['en', 'uk', 'ru', 'cs', 'pl'];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let host, browser;
before(async () => {
  [host, browser] = await Promise.all([writePages(PREFIX), launch()]);
});
after(async () => {
  await browser?.close();
  await host?.remove();
});

/** Everything that happened was as it should, and every link stays below the path. */
async function close(page) {
  const links = await page.$$eval('a[href^="/"]', (all) => all.map((one) => one.pathname));
  for (const path of links) assert.equal(path.lastIndexOf(PREFIX), 0, path); // there, and once
  assert.deepEqual(page.troubles, []);
  await page.context().close();
}

/** Open a game of this preset against three bots. */
async function openGame(page, preset) {
  await page.goto(`${host.url}new`);
  await page.getByRole('radio', { name: preset, exact: false }).first().check();
  await page.getByRole('button', { name: say('web-local-opens') }).click();
  await until('a table', () => tableOf(page));
  assert.match(tableOf(page), /^l/, 'a table of the device');
  await page.getByRole('button', { name: say('web-room-start') }).click();
}

test('the tutorial to its end by mouse', async () => {
  const page = await offlinePage(browser, host);
  await page.getByRole('link', { name: say('web-first-season') }).click();
  await page.getByRole('button', { name: say('web-learn-start') }).click();
  await playThrough(page, false, async () => {});
  await page.getByRole('button', { name: say('web-learn-on') }).click();
  await new Player(page).answer();
  await page.goto(host.url);
  await page.getByRole('heading', { name: say('web-games-heading'), level: 2 }).waitFor();
  await close(page);
});

test('an own map sheet is made and played without a server', async () => {
  const page = await offlinePage(browser, host);
  await page.goto(`${host.url}maps/own1-m11m`);
  const cells = page.locator('[role=gridcell]');
  await page.getByText(say('web-own-map-mountain', { number: 2 })).waitFor();
  await cells.nth(2).click();
  await page.getByText(say('web-own-map-mountain', { number: 3 })).waitFor();
  await page.getByRole('button', { name: say('web-own-map-alone') }).click();
  await until('a table', () => tableOf(page));
  assert.match(tableOf(page), /^l/, 'a table of the device');
  await new Player(page).answer();
  const mountain = { label: 'A3', kind: say('web-kind-mountain') };
  assert.match(await cells.nth(2).getAttribute('aria-label'), like('web-space', mountain));
  await close(page);
});

test('a solo game by keyboard; its replay, its files, and another game', async () => {
  const page = await offlinePage(browser, host);
  await listen(page);
  await page.goto(host.url);
  await isReady(page);
  const keys = new Keys(page);
  await keys.tabTo(like('web-home-solo'));
  await page.keyboard.press('Enter');
  await keys.play();
  const first = tableOf(page);
  await page.getByRole('link', { name: say('web-replay-title') }).click();
  await page.getByRole('link', { name: say('web-replay-transcript') }).waitFor();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: say('web-replay-transcript') }).click(),
  ]);
  assert.match(readFileSync(await saved.path(), 'utf8'), /rating/);
  await page.goto(`${host.url}t/${first}`);
  await page.getByRole('button', { name: say('web-finale-play-again') }).click();
  await until('another table', () => tableOf(page) && tableOf(page) !== first);
  await new Player(page).arrive('asked');
  await close(page);
});

test('a solo game by mouse', async () => {
  const page = await offlinePage(browser, host);
  await page.getByRole('button', { name: like('web-home-solo') }).click();
  await new Player(page).play();
  await close(page);
});

test('a game with ambushes against three bots by mouse', async () => {
  const page = await offlinePage(browser, host);
  await openGame(page, say('preset-base'));
  await new Player(page).play();
  await close(page);
});

test('a game with everything against three bots by keyboard', async () => {
  const page = await offlinePage(browser, host);
  await listen(page);
  await openGame(page, say('preset-everything'));
  await new Keys(page, { isRefused: false }).play();
  await close(page);
});

test('a game with ambushes against three bots by keyboard', async () => {
  const page = await offlinePage(browser, host);
  await listen(page);
  await openGame(page, say('preset-base'));
  await new Keys(page).play();
  await close(page);
});

test('a game with everything against three bots by mouse, left and resumed', async () => {
  const page = await offlinePage(browser, host);
  await openGame(page, say('preset-everything'));
  const player = new Player(page);
  await player.arrive('asked');
  await page.reload();
  await isReady(page);
  await player.play();
  assert.equal((await look(page)).screen, 'standing');
  await close(page);
});

test('five languages, nothing for axe to find', async () => {
  const page = await offlinePage(browser, host, { viewport: PHONE });
  await page.addInitScript({ content: AXE });
  for (const language of LANGUAGES) {
    await page.evaluate((language) => {
      const kept = JSON.parse(localStorage.getItem('inkland.settings'));
      localStorage.setItem('inkland.settings', JSON.stringify({ ...kept, language }));
    }, language);
    await page.goto(host.url);
    await isReady(page);
    for (const path of PAGES) {
      // As by the back button: loading each page anew would start Python each time.
      await page.evaluate((path) => {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
      }, PREFIX + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      const text = await page.locator('body').innerText();
      assert.doesNotMatch(text, /\bweb-[a-z]+-/, `${path} in ${language}`);
      const { violations } = await page.evaluate(() => globalThis.axe.run(document));
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
      assert.deepEqual(found, [], `${path} in ${language}`);
    }
  }
  await close(page);
});

test('one tab at a time has the games, and another can take them', async () => {
  const page = await offlinePage(browser, host);
  const other = await page.context().newPage();
  await other.goto(host.url);
  await other.getByText(say('web-local-failed-busy')).waitFor();
  await other.getByRole('button', { name: say('web-local-play-here') }).click();
  await isReady(other);
  await page.getByText(say('web-local-failed-busy')).waitFor();
  await close(page);
});

test('on the site of a server it is offered without a network, and leads back', async () => {
  const server = await serveOwn();
  const page = await newPage(browser, server.url, { serviceWorkers: 'allow' });
  try {
    await page.goto('/cards');
    await page.evaluate(() => sessionStorage.setItem('inkland.host', 'device'));
    await page.goto('/');
    await page.getByText(say('web-local-here')).waitFor();
    await isReady(page);
    await page.getByRole('button', { name: say('web-home-solo') }).click();
    await new Player(page).arrive('asked');
    const table = tableOf(page);
    await page.goto('/');
    await page.getByRole('button', { name: say('web-local-to-server') }).click();
    await page.getByText(say('web-games-heading')).first().waitFor({ state: 'detached' });
    await until('the service worker', () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active),
    );
    await server.kill();
    await page.goto('/');
    await page.getByRole('button', { name: say('web-local-play-offline') }).click();
    await page.getByText(say('web-local-here')).waitFor();
    await isReady(page);
    await page.goto(`/t/${table}`);
    await new Player(page).arrive('asked');
    await page.context().close();
  } finally {
    await server.stop();
  }
});
