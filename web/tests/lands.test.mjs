/**
 * The name of a land and its crest: chosen in the waiting room, seen by everyone there, on the sheet, and
 * on the poster.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DEALS, expectRefusal, Guest, launch, newPage, PHONE, serve } from './harness.mjs';
import { until } from './play.mjs';
import { say } from './text.mjs';

let server;
let browser;
before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

test('a land gets a name and a crest, by finger and by keyboard, and others see both', async () => {
  const host = await new Guest(server.url).enter('Isolde');
  const id = await host.open({ seats: 2, deal: DEALS.ruins.deal }); // no ambush at first
  await host.sit(id);
  const page = await newPage(browser, server.url, { viewport: PHONE });
  await host.lendTo(page);
  await page.goto(`/t/${id}`);
  await page.getByText(say('web-land-summary')).click();
  expectRefusal(page, /^422 PUT .*seats\/0$/);
  await page.getByLabel(say('web-land-name')).fill('Inkland Support');
  await page.getByRole('button', { name: say('web-land-keep') }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: say('refusal-BadLand') })
    .waitFor();

  await page.getByLabel(say('web-land-name')).fill('Wide Westerland');
  await page.getByRole('radio', { name: say('web-crest-tower') }).focus();
  await page.keyboard.press('ArrowRight'); // the next crest is the oak
  assert.ok(await page.getByRole('radio', { name: say('web-crest-oak') }).isChecked());
  assert.equal(await page.getByRole('radio', { name: /./ }).count(), 12);
  await page.getByRole('button', { name: say('web-land-keep') }).click();
  await page.locator('li.you').getByText('Wide Westerland').waitFor();
  assert.equal(await page.locator('li.you use[href="#crest-oak"]').count(), 1);

  const guest = await new Guest(server.url).enter('Quill');
  await guest.sit(id);
  const other = await newPage(browser, server.url);
  await guest.lendTo(other);
  await other.goto(`/t/${id}`);
  await other.locator('ol li').first().getByText('Wide Westerland').waitFor();
  const { table } = await guest.ask('GET', `/api/tables/${id}`);
  assert.deepEqual([table.seats[0].land, table.seats[0].crest], ['Wide Westerland', 'oak']);
  assert.deepEqual([table.seats[1].land, table.seats[1].crest], ['', null]);

  await host.start(id);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page
    .locator('.caption', {
      hasText: say('web-land-caption', { land: 'Wide Westerland', who: 'Isolde' }),
    })
    .waitFor();
  assert.equal(await page.locator('.caption use[href="#crest-oak"]').count(), 1);
  for (const one of [page, other]) {
    assert.deepEqual(one.troubles, []);
    await one.context().close();
  }
});

test('standing and poster have the name of the land', async () => {
  const guest = await new Guest(server.url).enter('Marigold');
  const id = await guest.open({ seats: 1 });
  await guest.ask('POST', `/api/tables/${id}/seats`, {
    nonce: '0'.repeat(32),
    land: 'Low Meadows',
    crest: 'fish',
  });
  await guest.start(id);
  await guest.ask('DELETE', `/api/tables/${id}/seats`); // a stand-in plays to the end
  const isOver = async () =>
    (await guest.ask('GET', `/api/tables/${id}`)).table.status === 'finished';
  await until('the game is over', isOver, { every: 250 });
  const page = await newPage(browser, server.url);
  await guest.lendTo(page);
  await page.goto(`/t/${id}`);
  await page.getByText(say('web-finale-seasons')).click();
  await page.locator('.standing .land-of', { hasText: 'Low Meadows' }).waitFor();
  assert.equal(await page.locator('.standing use[href="#crest-fish"]').count(), 1);
  await page.goto(`/t/${id}/poster`);
  await page.locator('.print-page h2', { hasText: 'Low Meadows' }).waitFor();
  assert.equal(await page.locator('.print-page use[href="#crest-fish"]').count(), 1);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});
