/** A table on a projector, from the first guest to the three best maps. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { speak } from './clipping.mjs';
import { DEALS, Guest, launch, newPage, PHONE, serve } from './harness.mjs';
import { Player } from './play.mjs';
import { advance } from './screens.mjs';
import { like, say } from './text.mjs';

let server;
let browser;
before(async () => {
  server = await serve();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

test('the wall follows a table to its end, and nothing on it can be pressed', async () => {
  const host = await new Guest(server.url).enter('Isolde');
  const guest = await new Guest(server.url).enter('Quill');
  const table = await host.open({ seats: 4, preset: 'base', title: 'The great hall' });
  await host.sit(table);
  const wall = await newPage(browser, server.url);
  await wall.goto(`/t/${table}/wall`);
  const shows = (words) => wall.getByText(words).first().waitFor();
  await wall.locator('.lobby li').first().waitFor();
  assert.deepEqual(await wall.locator('.lobby li').allTextContents(), ['Isolde']);
  const picture = await wall.request.get(await wall.locator('img').getAttribute('src'));
  assert.match(picture.headers()['content-type'], /svg/);
  await wall
    .locator('.address')
    .getByText(new URL(server.nearby ?? server.url).host)
    .waitFor();

  await guest.sit(table);
  await wall.locator('.lobby li').nth(1).waitFor();
  await shows(say('web-wall-here', { free: 2 }));
  assert.equal(await wall.locator('main :is(button, a, input)').count(), 0);

  await host.ask('POST', `/api/tables/${table}/bots`, { bot: 'random' });
  await host.start(table);
  await shows(say('web-wall-drawn', { of: 4 }));
  assert.equal(await wall.locator('.maps li').count(), 4);

  const page = await newPage(browser, server.url);
  await host.lendTo(page);
  await page.goto(`/t/${table}`);
  await new Player(page).answer();
  await wall.locator('#wall-done b').getByText('3', { exact: true }).waitFor();

  await advance(server.url, table, 'end', [host, guest]);
  await wall.locator('.steps li').nth(2).waitFor(); // the last season is shown first
  await shows(like('web-wall-best'));
  const stars = await wall.locator('.steps .earned').allTextContents();
  const [second, first, third] = stars.map((text) => Number(text.replace('−', '-').trim()));
  assert.ok(first >= second && second >= third, String(stars));
  // With no more than three players nothing stands beside the steps: they are in the middle.
  await wall.setViewportSize({ width: 1920, height: 1080 });
  const [left, right] = await wall.evaluate(() => {
    document.querySelector('.end .rest').remove();
    const box = document.querySelector('.steps').getBoundingClientRect();
    return [box.left, innerWidth - box.right];
  });
  assert.ok(Math.abs(left - right) < 20, `${left} and ${right} px beside the steps`);
  assert.equal(await wall.locator('main :is(button, a, input)').count(), 0);
  assert.deepEqual(wall.troubles, []);
  await page.context().close();
  await wall.context().close();
});

const WINDOWS = [
  [1024, 768],
  [1280, 720],
  [1280, 800],
  [1920, 1080],
].map(([width, height]) => ({ width, height }));

test('a card of five tiles fits the window, and nobody needs to scroll', async () => {
  const host = await new Guest(server.url).enter('Isolde');
  for (const seats of [4, 100]) {
    const table = await host.open({ seats, deal: DEALS.ambush.deal });
    await host.sit(table);
    await host.ask('POST', `/api/tables/${table}/bots`, { bot: 'random' });
    await host.start(table);
    for (const viewport of [...WINDOWS, PHONE]) {
      const wall = await newPage(browser, server.url, { viewport });
      await wall.goto(`/t/${table}/wall`);
      await wall.locator('.tiles li').nth(4).waitFor();
      await wall.locator('.picture svg').locator('*').first().waitFor({ state: 'attached' });
      for (const language of ['en', 'uk']) {
        await speak(wall, language);
        const { over, outside } = await wall.evaluate(() => ({
          over: document.documentElement.scrollHeight - innerHeight,
          outside: [...document.querySelectorAll('.tiles li')].filter(
            (tile) => tile.scrollWidth > tile.clientWidth,
          ).length,
        }));
        assert.equal(outside, 0, `${language} ${viewport.width}: ${outside} tiles are too narrow`);
        if (viewport !== PHONE) assert.ok(over <= 0, `${language} ${viewport.width}: ${over} px`);
      }
      await wall.context().close();
    }
  }
});

test('a wall without a table says so', async () => {
  const wall = await newPage(browser, server.url);
  await wall.goto(`/t/${'0'.repeat(26)}/wall`);
  await wall.locator('main h1').waitFor();
  assert.equal(await wall.locator('.wall').count(), 0);
  await wall.context().close();
});
