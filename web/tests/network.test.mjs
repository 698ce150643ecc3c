/** Nothing is lost by a reload, without a connection, or when the server is killed. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  allowRefusal,
  DESK,
  Guest,
  inProof,
  launch,
  newPage,
  PHONE,
  serve,
  serveOwn,
} from './harness.mjs';
import { look, Player, tableOf, until, viewOf } from './play.mjs';
import { like, say } from './text.mjs';

let server, browser;
before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Place and shape of the ghost, as drawn. */
const ghostOf = (page) => page.locator('.ghost .pen').last().getAttribute('d');

async function begin(url = server.url) {
  const player = new Player(await newPage(browser, url));
  await player.page.goto('/');
  await player.press(like('web-home-solo'));
  await player.arrive('asked');
  // Lazy chunks are loaded, too.
  await player.page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /startup-.*js/.test(name)),
  );
  return player;
}

/** Turn and place a shape: a draft that is not sent. */
async function sketch(player) {
  if ((await player.arrive('asked')).canTurn) {
    await player.press(say('web-hand-turn-right'));
    await player.press(say('web-hand-flip'));
  }
  await player.put((spots) => spots[Math.floor(spots.length / 3)]);
  return ghostOf(player.page);
}

/** How many drawings of this player the server has saved. */
async function drawn(page) {
  const { seats } = await viewOf(page);
  return seats[0].sheet.replace(/!.*/, '').replace(/[^FVCWB]/gi, '').length;
}

/** The trouble that the state names can be read to its end, and looks like one. */
async function isToldWhole(page) {
  const bad = page.locator('.state b.bad');
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    const [wide, high] = await bad.evaluate((it) => [
      it.scrollWidth - it.clientWidth,
      it.scrollHeight - it.clientHeight,
    ]);
    // A font's lines may be a little higher than its letters.
    assert.ok(wide <= 0 && high <= 3, `cut off by ${wide}, ${high} at ${size.width}`);
  }
  const red = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--red)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  assert.equal(await bad.evaluate((it) => getComputedStyle(it).color), red);
}

const stateIs = (page, form) =>
  until(`the state ${form}`, async () => form.test((await look(page)).state));

test('a reload in the middle of a draft', async () => {
  const player = await begin();
  const { page } = player;
  const before = await sketch(player);
  await page.reload();
  await player.arrive('asked');
  await until('the draft is back', async () => (await look(page)).isPinned);
  assert.equal(await ghostOf(page), before);
  assert.match((await look(page)).state, like('web-hand-kept'));
  await player.press(say('web-hand-undo'));
  assert.equal((await look(page)).isPinned, false);
  await player.put();
  await player.confirm();
  await stateIs(page, like('web-hand-saved'));
  assert.ok((await drawn(page)) > 0);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('a game that comes late takes no focus before anything was pressed', async () => {
  const host = await new Guest(server.url).enter('Hesper');
  const table = await host.open({ seats: 1 });
  await host.sit(table);
  await host.start(table);
  const page = await newPage(browser, server.url);
  let come;
  const isComing = new Promise((resolve) => (come = resolve));
  await page.routeWebSocket(/./, (live) => {
    const line = live.connectToServer();
    line.onMessage((message) => isComing.then(() => live.send(message)));
  });
  const isFocused = async (selector) => {
    await page.locator('#map').waitFor();
    return page.evaluate((part) => document.activeElement.matches(part), selector);
  };
  await page.goto(`/t/${table}?watch`);
  await page.getByText(say('web-table-coming')).click();
  come();
  assert.ok(await isFocused('body'));

  await page.goto(`/t/${table}`);
  await page.getByRole('button', { name: say('web-join-watch') }).click();
  assert.ok(await isFocused('#map *'), 'the button that had it is gone');
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

/** Go offline, check the page, go online, and send the draft. */
async function loseLine(player, cut, mend) {
  const { page } = player;
  const before = await sketch(player);
  const count = await drawn(page);
  await cut();
  await stateIs(page, like(['web-hand-offline', 'web-hand-reconnecting']));
  assert.equal(await ghostOf(page), before);
  await page
    .getByRole('button', { name: like('web-hand-draw') })
    .last()
    .click();
  await stateIs(page, like(['web-hand-offline-saving', 'web-hand-reconnecting']));
  assert.doesNotMatch((await look(page)).state, like('web-hand-saved'));
  await page.getByText(say('web-hand-offline-saving')).waitFor();
  await isToldWhole(page);
  assert.equal(await drawn(page).catch(() => count), count, 'nothing has reached the server');
  await mend();
  await stateIs(page, like('web-hand-saved'));
  await until('the next card', async () => !(await look(page)).isPinned);
  await player.arrive('asked', 'scoring');
  const later = await drawn(page);
  assert.ok(later > count && later <= count + 6, `drawn once: ${count}, then ${later}`);
}

test('the network is gone in the middle of a draft', async () => {
  const player = await begin();
  const { page } = player;
  const context = page.context();
  // An offline page keeps its open socket, as a phone in a tunnel does: close that, too.
  let cut = () => {};
  await page.routeWebSocket(/\/live$/, (socket) => {
    const line = socket.connectToServer();
    cut = () => Promise.all([socket.close({ code: 1001 }), line.close({ code: 1001 })]);
  });
  await page.reload();
  await player.arrive('asked');
  const table = tableOf(page);
  allowRefusal(page, /WebSocket|net::ERR/);
  await loseLine(
    player,
    async () => {
      await page.routeWebSocket(/\/live$/, (socket) => socket.close({ code: 1001 }));
      await context.setOffline(true);
      await cut();
    },
    async () => {
      await context.setOffline(false);
      await page.routeWebSocket(/\/live$/, (socket) => void socket.connectToServer());
    },
  );
  assert.equal(tableOf(page), table);
  assert.deepEqual(page.troubles, []);
  await context.close();
});

test('the server dies during a turn', inProof, async (t) => {
  const own = await serveOwn();
  t.after(() => own.stop());
  const player = await begin(own.url);
  const { page } = player;
  const count = await drawn(page);
  allowRefusal(page, /WebSocket|net::ERR/);
  await loseLine(
    player,
    () => own.kill(),
    () => own.start(),
  );
  assert.ok((await drawn(page)) > count);
  await player.answer();
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('in the local network on plain http', inProof, async (t) => {
  if (server.nearby === null) return t.skip('this machine has no address in a network');
  const page = await newPage(browser, server.nearby);
  await page.goto('/');
  assert.equal(await page.evaluate(() => window.isSecureContext), false);
  const player = new Player(page);
  await player.press(like('web-home-solo'));
  const scored = await player.play(({ screen }) => screen === 'scoring');
  assert.equal(scored.screen, 'scoring');
  assert.match(await player.score(), like('web-score-total', { season: say('season-spring') }));
  await player.answer();
  await player.press(say('web-menu'));
  await player.press(say('web-link-copy'));
  await page.getByText(say('web-link-not-copied')).first().waitFor();
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});
