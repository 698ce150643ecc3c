/** Deals: shared by a link, compared, and the deal of the day with its single attempt. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { expectRefusal, Guest, launch, newPage, serveOwn } from './harness.mjs';
import { until } from './play.mjs';
import { advance } from './screens.mjs';
import { like, say } from './text.mjs';

const OWN = join(import.meta.dirname, '../../.venv/bin/python');
const PYTHON = process.env.PYTHON ?? (existsSync(OWN) ? OWN : 'python3');
const run = promisify(execFile);

let server;
let browser;

before(async () => {
  // Nobody else may play the deal of the day.
  [server, browser] = await Promise.all([serveOwn(), launch()]);
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

/** This many new guests play the deal, each alone. */
const newcomers = (deal, count) =>
  run(PYTHON, [join(import.meta.dirname, 'tries.py'), server.url, deal, String(count)]);

/** The page's own guest, to be played by script. */
async function guestOf(page) {
  const guest = new Guest(server.url);
  guest.cookie = (await page.context().cookies())
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  return guest;
}

const tableOf = (page) => /\/t\/([0-9a-z]{26})/.exec(page.url())[1];

async function arriveAtTable(page) {
  await page.waitForURL(/\/t\/[0-9a-z]{26}/);
  await page.locator('#map').waitFor();
  return tableOf(page);
}

/** Play the game of this page to its end by script, until the page shows the standing. */
async function finish(page) {
  await advance(server.url, tableOf(page), 'end', [await guestOf(page)]);
  await page.reload(); // skip the scoring of the last season
  await page.locator('#standing').waitFor();
}

/** The cards of a finished game, in the order of their revealing. */
async function cardsOf(guest, table) {
  const { moments } = await guest.ask('GET', `/api/tables/${table}/history`);
  return moments.flatMap(({ events }) =>
    events.filter(({ type }) => type === 'card_revealed').map(({ card }) => card),
  );
}

const rows = (page) => page.locator('section:has(#table-of-day) tbody tr');

test('the deal of the day is played twice and rated once', async () => {
  const page = await newPage(browser, server.url);
  await page.goto('/daily');
  await page.getByText(say('web-deals-played', { count: 0 })).waitFor();
  await page.getByText(say('web-deals-table-hidden')).waitFor();
  await page.getByRole('button', { name: say('web-deals-play-today') }).click();
  const first = await arriveAtTable(page);

  // The attempt continues; it is not started again.
  await page.goto('/daily');
  await page.getByRole('button', { name: say('web-deals-go-on') }).click();
  assert.equal(await arriveAtTable(page), first);

  // Another player sees neither the table of the day nor the attempt.
  const other = await newPage(browser, server.url);
  await other.goto(`/t/${first}`);
  await other.getByRole('heading', { name: say('web-deals-hidden') }).waitFor();

  await finish(page);
  await page.getByText(say('web-deals-was-rated')).waitFor();
  await page.getByText(say('web-deals-sealed')).waitFor();
  await page.getByRole('link', { name: say('web-deals-table') }).click();
  await until('the table of the day', async () => (await rows(page).count()) === 1);
  assert.equal(
    await page.getByText(say('web-deals-place', { place: 1, of: 1 })).count(),
    0,
    'a place among one is none',
  );

  await page.getByRole('button', { name: say('web-deals-play-again') }).click();
  assert.notEqual(await arriveAtTable(page), first);
  await finish(page);
  await page.getByText(say('web-deals-was-not-rated')).waitFor();
  await page.goto('/daily');
  await page.getByText(say('web-deals-played', { count: 1 })).waitFor();
  assert.equal(await rows(page).count(), 1);
  await page.getByText(say('web-deals-streak', { count: 1 })).waitFor();

  // Every path to it is closed to the other player until their own attempt is over, and open then.
  const { deal } = await (await guestOf(page)).ask('GET', '/api/daily');
  await other.goto(`/d/${deal}`);
  await other.getByText(say('refusal-DayNotOver')).waitFor();
  await other.goto('/daily');
  await other.getByText(say('web-deals-played', { count: 1 })).waitFor();
  assert.equal(await rows(other).count(), 0);
  await other.getByRole('button', { name: say('web-deals-play-today') }).click();
  await arriveAtTable(other);
  await finish(other);
  await other.goto('/daily');
  await until('both stand in the table', async () => (await rows(other).count()) === 2);
  await other.goto(`/t/${first}`);
  await other.locator('#standing').waitFor();
  assert.deepEqual([...page.troubles, ...other.troubles], []);
});

test('a deal is shared from one browser to another, with the same cards', async () => {
  const page = await newPage(browser, server.url, { settings: { name: 'Isolde' } });
  const me = await new Guest(server.url).enter('Isolde');
  await me.lendTo(page);
  const mine = await me.open({ seats: 1 });
  await me.sit(mine);
  await me.start(mine);
  await advance(server.url, mine, 'end', [me]);
  await page.goto(`/t/${mine}`);
  await page.getByText(say('web-deals-was-rated')).waitFor();
  await page.getByRole('link', { name: say('web-deals-page') }).click();
  await page.getByText(say('web-deals-rated-count', { count: 1 })).waitFor();
  const link = await page.getByRole('textbox', { name: say('web-link-address') }).inputValue();

  const friend = await newPage(browser, server.url, { settings: { name: 'Quill' } });
  await friend.goto('/');
  await friend.getByRole('textbox', { name: say('web-home-join-label') }).fill(link);
  await friend.getByRole('button', { name: say('web-home-join') }).click();
  await friend
    .getByRole('heading', { name: say('web-deals-invited', { who: 'Isolde' }) })
    .waitFor();
  await friend.getByText(say('web-deals-fresh')).waitFor();
  // A map would reveal the cards: it is shown only after a warning.
  await friend.getByRole('button', { name: say('web-table-map-of', { who: 'Isolde' }) }).click();
  await friend.getByText(say('web-deals-spoils')).waitFor();
  assert.equal(await friend.getByRole('dialog').locator('.map').count(), 0);
  await friend.getByRole('button', { name: say('web-deals-rather-not') }).click();

  // While playing, the friend's map is shown as it was after the same card, and no further.
  await friend.getByRole('button', { name: say('web-deals-alone') }).click();
  const theirs = await arriveAtTable(friend);
  // In a solo game an ambush as the first card is drawn by itself.
  await friend
    .getByText(
      like(['web-deals-ghost-start', 'web-deals-ghost-after'], { who: 'Isolde', count: 1 }),
    )
    .waitFor();
  const quill = await guestOf(friend);
  await advance(server.url, theirs, 'turn', [quill]);
  await friend.reload(); // past the scoring of the first season
  const { view } = await quill.ask('GET', `/api/tables/${theirs}/view`);
  const shown = say('web-deals-ghost-after', { who: 'Isolde', count: view.turn - 1 });
  await friend.getByText(shown).waitFor();

  await finish(friend);
  await friend.getByText(say('web-deals-was-rated')).waitFor();
  assert.deepEqual(await cardsOf(quill, theirs), await cardsOf(me, mine));
  const isolde = await friend.getByRole('option', { name: /^Isolde/ }).getAttribute('value');
  await friend.getByLabel(say('web-deals-beside')).selectOption(isolde);
  await friend.getByText(say('web-deals-by-edict')).waitFor();
  assert.equal(await friend.locator('figure .map').count(), 2);

  // With eight more results both see how many they beat.
  const { deal } = (await me.ask('GET', `/api/tables/${mine}`)).table;
  await newcomers(deal, 8);
  await page.goto(`/d/${deal}`);
  await page.getByText(say('web-deals-rated-count', { count: 10 })).waitFor();
  await page.getByText(like('web-deals-place-better', { of: 10 })).waitFor();
  await page.getByRole('button', { name: say('web-table-map-of', { who: 'Quill' }) }).click();
  await page.getByRole('dialog').getByText(say('web-deals-by-edict')).waitFor();
  assert.deepEqual([...page.troubles, ...friend.troubles], []);
});

test('a day without a deal says so, and leads back', async () => {
  const page = await newPage(browser, server.url);
  expectRefusal(page, /^404 GET \/api\/daily\/2020-02-02$/);
  await page.goto('/daily/2020-02-02');
  await page.getByText(say('refusal-NoSuchDay')).waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('web-home-daily') })
    .click();
  await page.getByRole('heading', { level: 2, name: /\d{4}/ }).waitFor();
  assert.deepEqual(page.troubles, []);
});
