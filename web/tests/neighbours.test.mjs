/** Several players at one table: an ambush both ways, taking back. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Guest, launch, newPage, PHONE, serve } from './harness.mjs';
import { look, Player, until, viewOf } from './play.mjs';
import { like, say } from './text.mjs';

let server, browser;
before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Ana opens a table on her phone; Ben joins by its link. */
async function meet(ana, ben) {
  await ana.page.goto('/new');
  await ana.page.getByLabel(say('web-home-name')).fill('Ana');
  await ana.page.getByLabel(say('web-home-table-title')).fill('Two of us');
  await ana.page.getByRole('spinbutton', { name: say('web-home-seats') }).fill('2');
  await ana.press(say('web-home-opens'));
  const address = ana.page.getByLabel(say('web-link-address'));
  await address.first().waitFor();
  await ben.page.goto(await address.first().inputValue());
  await ben.page.getByRole('heading', { name: say('web-join-title', { who: 'Ana' }) }).waitFor();
  await ben.page.getByText('Two of us').waitFor();
  await ben.page.getByLabel(say('web-join-name')).fill('Ben');
  await ben.page.getByLabel(say('web-join-name')).press('Enter');
  await ben.page.getByText(say('web-room-wait')).waitFor();
  await ana.page.getByText(say('web-room-seats', { taken: 2, of: 2 })).waitFor();
  await ana.press(say('web-room-start'));
}

/** Play one seat until the whole scene was seen, or the game is over. */
async function playScene(player, other, scenes) {
  const mine = { ambushed: 0, visited: '', seasons: 0, isOver: false };
  scenes.push(mine);
  const isSeen = () => scenes.every((one) => one.ambushed && one.visited && one.seasons);
  while (!isSeen() && !scenes.some(({ isOver }) => isOver)) {
    const now = await look(player.page);
    if (now.visit) mine.visited = now.visit;
    if (now.screen === 'standing') mine.isOver = true;
    else if (now.screen === 'scoring') {
      assert.match(await player.score(), like('web-score-total'));
      mine.seasons += 1;
    } else if (now.screen === 'asked' && now.banner) {
      assert.match(now.banner, like(['web-ambush-draw', 'web-ambush-destroy'], { who: other }));
      const put = await player.put();
      assert.match(put.confirm, like(['web-hand-draw-on', 'web-hand-destroy-on'], { name: other }));
      const heading = player.page.getByRole('heading', { level: 1 });
      assert.match(await heading.textContent(), like('web-table-map-of'));
      await player.confirm();
      mine.ambushed += 1;
    } else if (now.screen === 'asked') await player.answer();
    else await player.page.waitForTimeout(60);
  }
  return mine;
}

test('an ambush both ways: a phone and a desk', async () => {
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
  const ana = new Player(await newPage(browser, server.url, phone), { touch: true });
  const ben = new Player(await newPage(browser, server.url));
  let scenes = [];
  // A game may have no ambush that both can draw: then play another one.
  const areBoth = () => scenes.length > 0 && scenes.every(({ ambushed }) => ambushed);
  for (let games = 0; games < 3 && !areBoth(); games += 1) {
    scenes = [];
    await meet(ana, ben);
    await Promise.all([playScene(ana, 'Ben', scenes), playScene(ben, 'Ana', scenes)]);
  }
  const [hers, his] = scenes;
  assert.ok(hers.ambushed && his.ambushed, 'both have drawn on the other’s map');
  assert.match(
    hers.visited,
    like('web-log-drew-on-you', { who: 'Ben', terrain: say('terrain-monster') }),
  );
  assert.match(
    his.visited,
    like('web-log-drew-on-you', { who: 'Ana', terrain: say('terrain-monster') }),
  );
  assert.deepEqual([ana.page.troubles, ben.page.troubles], [[], []]);
  await ana.page.context().close();
  await ben.page.context().close();
});

test('a drawing is taken back while the other has not answered', async () => {
  const idle = await new Guest(server.url).enter('Idle');
  const table = await idle.open({ seats: 2, options: { take_back: true } });
  await idle.sit(table);
  const player = new Player(await newPage(browser, server.url));
  const { page } = player;
  // Pressed before the answer to `GET /api/me` has arrived.
  await page.route('**/api/me', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto(`/t/${table}`);
  await page.getByLabel(say('web-join-name')).fill('Eva');
  await page.getByLabel(say('web-join-name')).press('Enter');
  await page.getByText(say('web-room-wait')).waitFor();
  await idle.start(table);

  await player.put((spots) => spots[0]);
  await player.confirm();
  await page.getByText(say('web-hand-answered')).waitFor();
  await page
    .getByText(say('web-seat-awaited', { names: 'Idle' }))
    .first()
    .waitFor();
  const first = (await viewOf(page)).answer;
  assert.equal(first.length, 1);
  await player.press(say('web-hand-take-back'));
  const back = await player.arrive('asked');
  assert.ok(back.isPinned, 'it is a draft again');
  await until('it is not said to be saved', async () => {
    const { state } = await look(page);
    return state === say('web-hand-kept');
  });
  assert.equal((await viewOf(page)).answer, null);

  // If the first card is an ambush, it is drawn on the other's map, and the button says so.
  const { confirm } = await player.put((spots) => spots.at(-1));
  const dock = page.getByRole('region', { name: say('web-hand-dock') });
  await dock.getByRole('button', { name: confirm }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(say('web-hand-answered')).waitFor();
  const focus = () => page.evaluate(() => document.activeElement?.getAttribute('role'));
  await until('the focus is on the map', async () => (await focus()) === 'gridcell');
  const second = (await viewOf(page)).answer;
  assert.equal(second.length, 1);
  assert.notDeepEqual(second, first);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});
