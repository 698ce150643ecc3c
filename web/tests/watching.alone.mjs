/** Watching: a hundred maps at once, going from map to map, and the live list of tables. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Guest, launch, newPage, PHONE, serveOwn } from './harness.mjs';
import { until } from './play.mjs';
import { say } from './text.mjs';

let server, browser, host;
before(async () => {
  [server, browser] = await Promise.all([serveOwn(), launch()]);
  host = await new Guest(server.url).enter('Isolde');
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const focused = (page) =>
  page.evaluate(() => document.activeElement.querySelector('.who')?.firstChild.data.trim() ?? '');

test('a guest sees a hundred maps at once, and walks from one to the next', async (t) => {
  const id = await host.open({ seats: 100 });
  await host.sit(id);
  const page = await newPage(browser, server.url, { viewport: PHONE });
  await page.goto(`/t/${id}?watch`);
  await page.locator('main.invite').waitFor();
  const begun = Date.now();
  await host.start(id);
  const seats = page.locator('.hall-seat');
  await seats.first().waitFor();
  assert.equal(await seats.count(), 100);
  await page.getByText(say('web-hall-done', { done: 99, of: 100 })).waitFor();
  t.diagnostic(`99 bots have answered, and it is seen, after ${Date.now() - begun} ms`);

  await page.getByRole('searchbox', { name: say('web-seat-seek') }).fill('isol');
  await until('one is found', async () => (await seats.count()) === 1);
  await page.getByText(say('web-seat-found', { count: 1 })).waitFor();
  await page.getByRole('searchbox').fill('');
  await page
    .getByRole('combobox', { name: say('web-hall-order') })
    .selectOption({ label: say('web-hall-by-stars') });
  await until('all are there again', async () => (await seats.count()) === 100);
  await page
    .getByRole('combobox', { name: say('web-hall-order') })
    .selectOption({ label: say('web-hall-by-seat') });

  // One tab stop; arrow keys move from there.
  await page.getByRole('combobox', { name: say('web-hall-order') }).focus();
  await page.keyboard.press('Tab');
  assert.match(await focused(page), /^Isolde/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const name = await focused(page);
  assert.doesNotMatch(name, /Isolde/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: say('web-table-map-of', { who: name }) }).waitFor();
  await page.keyboard.press('p');
  const before = await page.locator('h1').textContent();
  assert.notEqual(before, say('web-table-map-of', { who: name }));
  await page.keyboard.press('n');
  await page.getByRole('heading', { name: say('web-table-map-of', { who: name }) }).waitFor();
  await page.getByRole('button', { name: say('web-hall-open') }).click();
  await until('the keyboard goes on where it was', async () => (await focused(page)) === name);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('a new table is in the list at once, and nothing moves under the pointer', async (t) => {
  await host.open({ seats: 3, public: true, title: 'The first', clock: 120 });
  const second = await host.open({ seats: 3, public: true, title: 'The second' });
  const page = await newPage(browser, server.url);
  const line = page.waitForEvent('websocket');
  const askedOnce = page.waitForResponse(/api\/me\/games/); // whether a game waits
  await page.goto('/lobby');
  await (await line).waitForEvent('framereceived');
  const heading = (name) => page.getByRole('heading', { name, exact: true });
  await heading('The first').waitFor();
  await page.getByText(say('web-clock-is-live', { time: '2 minutes' })).waitFor();
  await page.getByText(say('web-home-public-count', { count: 2 })).waitFor();

  await askedOnce;
  const below = page.getByRole('link', { name: say('web-home-watch-at', { title: 'The first' }) });
  await below.hover();
  const where = await below.boundingBox();
  const asked = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  await host.ask('DELETE', `/api/tables/${second}`);
  const third = await host.open({ seats: 4, public: true, title: 'The third' });
  const opened = Date.now();
  await heading('The third').waitFor();
  const late = Date.now() - opened;
  t.diagnostic(`seen after ${late} ms`);
  assert.ok(late < 1500, `seen after ${late} ms`);
  assert.deepEqual(asked, [], 'it was told, and not asked for');
  await until('one is closed', () => page.locator('.entry.closed').count());
  assert.deepEqual(await below.boundingBox(), where, 'it stays where it was');
  await page.mouse.move(0, 0);
  await until('what has gone goes', async () => (await heading('The second').count()) === 0);
  await page.getByText(say('web-home-public-count', { count: 2 })).waitFor();

  // Without the WebSocket the list is polled.
  await page.routeWebSocket(/\/lobby\/live$/, (socket) => socket.close({ code: 1013 }));
  await page.reload();
  await heading('The third').waitFor();
  await host.ask('DELETE', `/api/tables/${third}`);
  await until('it is gone', async () => (await heading('The third').count()) === 0);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});
