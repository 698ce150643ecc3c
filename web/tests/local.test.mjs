/** The game without a server: static pages, loaded once, whose host is stopped before anything is played. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, afterEach, before, test } from 'node:test';
import { speak } from './clipping.mjs';
import {
  allowRefusal,
  Guest,
  inProof,
  IS_PROOF,
  launch,
  newPage,
  PHONE,
  serveOwn,
} from './harness.mjs';
import { isReady, offlinePage, writePages } from './pages.mjs';
import { Keys, listen, look, Player, tableOf, until } from './play.mjs';
import { advance, LANGUAGES } from './screens.mjs';
import { like, say } from './text.mjs';
import { playThrough, step } from './tutorial.mjs';

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
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let host, browser, page;
before(async () => {
  [host, browser] = await Promise.all([writePages(PREFIX), launch()]);
  page = await offlinePage(browser, host);
  await listen(page);
  await page.addInitScript({ content: AXE });
});
after(async () => {
  await browser?.close();
  await host?.remove();
});
// Everything that happened was as it should, and every link stays below the path.
afterEach(async () => {
  const links = await page.$$eval('a[href^="/"]', (all) => all.map((one) => one.pathname));
  for (const path of links) assert.equal(path.lastIndexOf(PREFIX), 0, path); // there, and once
  assert.deepEqual(page.troubles.splice(0), []);
});

/** Go to a page of the app as by the back button: loading it would start Python again. */
async function go(path) {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, PREFIX + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Load the page anew, and wait for Python. */
async function reload() {
  await page.reload();
  await isReady(page);
}

/** Open a game of this preset against three bots. */
async function openGame(preset) {
  await go('new');
  await page.getByRole('radio', { name: preset, exact: false }).first().check();
  await page.getByRole('button', { name: say('web-local-opens') }).click();
  await until('a table', () => tableOf(page));
  assert.match(tableOf(page), /^l/, 'a table of the device');
  await page.getByRole('button', { name: say('web-room-start') }).click();
}

/** Begin a game alone on the first page, by mouse or keyboard. */
async function openAlone(isByKeys = false) {
  await go('');
  const keys = new Keys(page);
  if (isByKeys) {
    await keys.tabTo(like('web-home-solo'));
    await page.keyboard.press('Enter');
  } else await page.getByRole('button', { name: like('web-home-solo') }).click();
  await until('a table', () => tableOf(page));
}

test('the tutorial is begun, left and taken up again', async () => {
  await page.getByRole('link', { name: say('web-first-season') }).click();
  await page.getByRole('button', { name: say('web-learn-start') }).click();
  await step(page, 1);
  await new Player(page).answer();
  await step(page, 3);
  await reload();
  await step(page, 3);
  await go('');
  await page.getByRole('heading', { name: say('web-games-heading'), level: 2 }).waitFor();
});

test('the tutorial to its end by mouse', inProof, async () => {
  await go('learn');
  await page.getByRole('button', { name: say('web-learn-again') }).click();
  await playThrough(page, false, async () => {});
  await page.getByRole('button', { name: say('web-learn-on') }).click();
  await new Player(page).answer();
});

test('an own map sheet is made and played without a server', async () => {
  await go('maps/own1-m11m');
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
});

test('a solo game by keyboard; its replay, its files, and another game', async () => {
  await openAlone(true);
  const first = tableOf(page);
  await new Keys(page).play();
  await page.getByRole('link', { name: say('web-replay-title') }).click();
  await page.getByRole('link', { name: say('web-replay-transcript') }).waitFor();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: say('web-replay-transcript') }).click(),
  ]);
  assert.match(readFileSync(await saved.path(), 'utf8'), /rating/);
  await go(`t/${first}`);
  await page.getByRole('button', { name: say('web-finale-play-again') }).click();
  await until('another table', () => tableOf(page) && tableOf(page) !== first);
  await new Player(page).arrive('asked');
});

test('a game against three bots by mouse, left and resumed by keyboard', async () => {
  await openGame(say('preset-everything'));
  await new Player(page).answer();
  await reload();
  await new Player(page).arrive('asked', 'scoring');
  await new Keys(page, { isRefused: false }).answer();
});

test('a solo game by mouse', inProof, async () => {
  await openAlone();
  await new Player(page).play();
});

for (const preset of ['base', 'everything']) {
  for (const how of ['mouse', 'keyboard']) {
    test(`a whole game of ${preset} against three bots by ${how}`, inProof, async () => {
      await openGame(say(`preset-${preset}`));
      if (how === 'mouse') await new Player(page).play();
      else await new Keys(page, { isRefused: preset === 'base' }).play();
      assert.equal((await look(page)).screen, 'standing');
    });
  }
}

test('axe finds nothing, in the proof in each language', async () => {
  await page.setViewportSize(PHONE);
  await go('');
  for (const language of IS_PROOF ? LANGUAGES : ['en']) {
    await speak(page, language);
    for (const path of PAGES) {
      await go(path);
      await page.waitForLoadState('networkidle');
      const text = await page.locator('body').innerText();
      assert.doesNotMatch(text, /\bweb-[a-z]+-/, `${path} in ${language}`);
      const { violations } = await page.evaluate(() => globalThis.axe.run(document));
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
      assert.deepEqual(found, [], `${path} in ${language}`);
    }
  }
  await speak(page, 'en');
});

test('one tab at a time has the games, and another can take them', async () => {
  const other = await page.context().newPage();
  await other.goto(host.url);
  await other.getByText(say('web-local-failed-busy')).waitFor();
  await other.getByRole('button', { name: say('web-local-play-here') }).click();
  await isReady(other);
  await page.getByText(say('web-local-failed-busy')).waitFor();
});

test('on a site it is offered once its Python is here, and leads back', inProof, async () => {
  const server = await serveOwn();
  const guest = await new Guest(server.url).enter('Ada');
  const finished = await guest.open({ seats: 1 });
  await guest.sit(finished);
  await guest.start(finished);
  await advance(server.url, finished, 'end', [guest]);
  const page = await newPage(browser, server.url, { serviceWorkers: 'allow' });
  const offer = page.getByRole('button', { name: say('web-local-play-offline') });
  const isHere = page.getByText(say('web-local-here'));
  try {
    await guest.lendTo(page);
    await page.goto('/settings');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller)
        await new Promise((done) => (navigator.serviceWorker.oncontrollerchange = done));
    });
    allowRefusal(page, /^net::ERR/);
    await server.kill();
    await page.goto('/settings');
    await page.getByText(say('web-app-offline')).waitFor();
    await page.waitForLoadState('networkidle');
    assert.equal(await offer.count(), 0, 'without Python nothing is offered');

    await server.start();
    await page.goto(`/t/${finished}`);
    await until('Python is here', () =>
      page.evaluate(() => {
        const { port1, port2 } = new MessageChannel();
        navigator.serviceWorker.controller.postMessage('has-python', [port2]);
        return new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
      }),
    );
    await server.kill();
    await until('it is offered', async () => {
      await page.goto('/');
      return offer.waitFor({ timeout: 5000 }).then(
        () => true,
        () => false,
      );
    });
    await offer.click();
    await isHere.waitFor();
    await isReady(page);
    await page.getByRole('button', { name: say('web-home-solo') }).click();
    await new Player(page).arrive('asked');
    const table = tableOf(page);
    await page.goto('/cards');
    await isHere.waitFor();

    // The network is back: a table of the device stays there, and any other page is the server's.
    await server.start();
    await page.goto(`/t/${table}`);
    await new Player(page).arrive('asked');
    await page.goto('/cards');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await isHere.waitFor({ state: 'detached' });
    assert.equal(new URL(page.url()).pathname, '/cards');
    await page.context().close();
  } finally {
    await server.stop();
  }
});
