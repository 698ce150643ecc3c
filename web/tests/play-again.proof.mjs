/**
 * An evening as players have it, by mouse and by finger, on a desk and on a phone: a table of four with
 * one late friend, its game to the finale and a rematch from the home page, and a network that goes and
 * comes back. Pages are reached by what they show; troubles.mjs watches every console.
 */
import assert from 'node:assert/strict';
import { connect, createServer } from 'node:net';
import { after, before, test } from 'node:test';
import { allowRefusal, DESK, Guest, launch, newPage, PHONE, serveOwn } from './harness.mjs';
import { isReady } from './pages.mjs';
import { look, Player, tableOf, until } from './play.mjs';
import { advance } from './screens.mjs';
import { like, say } from './text.mjs';

const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
const desk = { viewport: DESK };

let server, browser;
before(async () => {
  [server, browser] = await Promise.all([serveOwn(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Somebody who has never been here, with a device of their own. */
async function somebody(device, options = {}) {
  const page = await newPage(browser, server.url, { ...device, ...options });
  const touch = device === phone;
  const player = new Player(page, { touch });
  /** Press with a finger or the mouse, where it is on the screen. */
  const press = (locator) => (touch ? locator.tap() : locator.click());
  return { page, player, press, touch };
}

const button = (page, name) => page.getByRole('button', { name }).first();
const link = (page, name) => page.getByRole('link', { name }).first();
const isWide = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** The names on the seats of the table, as the server gives them to this page. */
async function seatsOf({ page }) {
  const answer = await page.request.get(`/api/tables/${tableOf(page)}`);
  return (await answer.json()).table.seats.map((seat) => seat?.name ?? null);
}

/** The name that the page of the account shows. */
async function accountOf({ page }) {
  const answer = await page.request.get('/api/me');
  return (await answer.json()).name;
}

/** Open the link of the table. */
async function comeIn(friend, path) {
  await friend.page.goto(path);
  await friend.page.locator('main.invite h1').waitFor();
}

/** Type a name over the suggestion, key by key. */
async function typeName({ page, press }, name) {
  const field = page.getByLabel(say('web-join-name'));
  await press(field);
  await page.keyboard.type(name, { delay: 40 });
  assert.equal(await field.inputValue(), name, 'what is typed replaces the suggestion');
}

const sit = ({ page, press }) => press(button(page, like('web-join-sit')));

/** Everybody draws on the open card, on their own device. */
async function draw(friends) {
  await Promise.all(
    friends.map(async ({ player }) => {
      const now = await player.arrive('asked', 'scoring', 'standing');
      if (now.screen === 'asked') await player.answer();
    }),
  );
}

test('a table of four with one late friend, its finale, and a rematch from home', async () => {
  const host = await somebody(desk, { settings: { name: 'Olena' } });
  const ada = await somebody(phone);
  const bo = await somebody(desk);
  const late = await somebody(phone);
  const all = [host, ada, bo, late];

  // The host opens the table from the home page.
  await host.page.goto('/');
  await host.press(link(host.page, like('web-home-open')));
  await host.page.getByLabel(say('web-home-table-title')).fill('Friday evening');
  await host.press(button(host.page, say('web-home-opens')));
  await host.page.locator('main.room').waitFor();
  const path = `/t/${tableOf(host.page)}`;
  while ((await seatsOf(host)).length < 4) {
    const count = (await seatsOf(host)).length;
    await host.press(button(host.page, say('web-room-more')));
    await until('one more seat', async () => (await seatsOf(host)).length > count);
  }

  // Two friends sit down as they are suggested, the third looks at the invitation.
  for (const friend of [ada, bo, late]) await comeIn(friend, path);
  for (const friend of [ada, bo]) {
    await sit(friend);
    await friend.page.getByText(say('web-room-wait')).waitFor();
  }

  // The host presses start while the late friend is choosing a name.
  await typeName(late, 'Be');
  await late.page.getByText(like('web-join-kept-for-you')).waitFor();
  await host.page.getByText(like('web-join-seat-kept')).waitFor();
  assert.equal(
    await host.page.getByText(like('web-room-empty')).count(),
    0,
    'no bot for that seat',
  );
  await host.press(button(host.page, say('web-room-start')));
  await host.page.getByText(say('web-room-arriving', { count: 1 })).waitFor();
  await host.press(button(host.page, say('web-room-start-later')));
  await host.page.getByText(say('web-room-waits')).waitFor();
  await late.page.keyboard.type('n');
  await sit(late);

  // The game begins for all four, and the name that was typed is that of the person.
  for (const { page } of all) await page.locator('#map').waitFor();
  const seats = await seatsOf(host);
  assert.equal(seats.length, 4);
  assert.deepEqual([seats[0], seats[3]], ['Olena', 'Ben']);
  assert.equal(await accountOf(late), 'Ben');
  for (const { player } of all) await player.arrive('asked');
  for (let turn = 0; turn < 2; turn += 1) await draw(all);
  await host.player.arrive('asked', 'scoring');

  // What lies between is played by their programs; the last drawing is made by hand.
  const cookies = await Promise.all(
    all.map(async ({ page }) => {
      const kept = (await page.context().cookies()).find(({ name }) => name === 'inkland');
      return { cookie: `inkland=${kept.value}` };
    }),
  );
  await advance(server.url, tableOf(host.page), 'last', cookies);
  await Promise.all(all.map(({ player }) => player.play()));
  for (const { page } of all) {
    await page.locator('.stage.over').waitFor();
    assert.equal(await isWide(page), false);
  }

  // One goes home, one stays, one is elsewhere, when the host calls everybody to a rematch.
  await ada.page.goto('/');
  await ada.page.getByRole('heading', { level: 1 }).waitFor();
  await late.page.goto('/');
  await host.page.goto('/');
  await host.press(link(host.page, /Friday evening/));
  await host.press(button(host.page, say('web-finale-play-again')));
  await host.page.locator('main.room').waitFor();
  const second = `/t/${tableOf(host.page)}`;
  assert.notEqual(second, path);

  await bo.press(link(bo.page, say('web-end-join-rematch')));
  await sit(bo);
  await bo.page.getByText(say('web-room-wait')).waitFor();
  for (const friend of [ada, late]) {
    await friend.page.goto('/');
    const row = friend.page.locator('.invitations li').filter({ hasText: 'Olena' });
    await row.getByText(like('web-join-kept-until')).waitFor();
    await friend.press(row.getByRole('button', { name: like('web-room-sit') }));
    await friend.page.getByText(say('web-room-wait')).waitFor();
  }
  assert.deepEqual(await seatsOf(host), seats, 'all four sit where they sat');
  await host.press(button(host.page, say('web-room-start')));
  for (const { page } of all) await page.locator('#map').waitFor();
  await draw(all);
  for (const { page } of all) {
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
});

/** A way to the server that can be cut like a cable: `{ url, cut, mend }`. */
async function cable(t) {
  const { port, hostname } = new URL(server.url);
  const ends = new Set();
  const line = createServer((near) => {
    const far = connect(port, hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      ends.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        ends.delete(one);
        other.destroy();
      });
    }
  });
  const mend = (at) => new Promise((resolve) => line.listen(at, '127.0.0.1', resolve));
  await mend(0);
  const own = line.address().port;
  const cut = async () => {
    const isClosed = new Promise((resolve) => line.close(resolve));
    for (const end of ends) end.destroy();
    await isClosed;
  };
  t.after(() => line.listening && cut());
  return { url: `http://127.0.0.1:${own}`, cut, mend: () => mend(own) };
}

/** Place and shape of the ghost, as drawn. */
const ghostOf = (page) => page.locator('.ghost .pen').last().getAttribute('d');

const stateIs = (page, ids) =>
  until(`the state ${ids}`, async () => like(ids).test((await look(page)).state));

const hasPython = (page) =>
  page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    navigator.serviceWorker.controller?.postMessage('has-python', [port2]);
    return new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
      setTimeout(() => resolve(false), 1000);
    });
  });

test('an evening whose network goes and comes back', async (t) => {
  const line = await cable(t);
  const [ivo, olena] = await Promise.all(
    ['Ivo', 'Olena'].map((name) => new Guest(server.url).enter(name)),
  );
  const table = await olena.open({
    seats: 2,
    title: 'On the train',
    options: { ambush_by: 'walk' },
  });
  for (const guest of [olena, ivo]) await guest.sit(table);
  await olena.start(table);
  const friend = await somebody(desk);
  await olena.lendTo(friend.page);
  const me = await somebody(phone, { serviceWorkers: 'allow', baseURL: line.url });
  await ivo.lendTo(me.page);
  allowRefusal(me.page, /WebSocket|net::ERR/);
  await friend.page.goto(`/t/${table}`);
  await me.page.goto(`/t/${table}`);
  await me.player.arrive('asked');
  await until('the worker keeps the pages', () =>
    me.page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated'),
  );

  // A tunnel in the middle of a turn: what is drawn there is sent afterwards.
  await me.player.put();
  const drawing = await ghostOf(me.page);
  await line.cut();
  await stateIs(me.page, ['web-hand-offline', 'web-hand-reconnecting']);
  assert.equal(await ghostOf(me.page), drawing);
  await me.press(
    me.page
      .getByRole('region', { name: say('web-hand-dock') })
      .getByRole('button', { name: (await look(me.page)).confirm }),
  );
  await stateIs(me.page, ['web-hand-offline-saving', 'web-hand-reconnecting']);
  await friend.player.arrive('asked');
  await friend.player.answer();
  await line.mend();
  await until('the next card', async () => {
    const now = await look(me.page);
    return now.screen === 'asked' && !now.isPinned;
  });

  // The network goes, and the page is loaded again without it: the draft is there afterwards.
  await me.player.put();
  const draft = await ghostOf(me.page);
  await line.cut();
  await stateIs(me.page, ['web-hand-offline', 'web-hand-reconnecting']);
  await me.page.reload();
  await me.page.getByText(say('web-app-offline')).waitFor();
  await line.mend();
  await until('the draft is back', async () => (await look(me.page)).isPinned);
  assert.equal(await ghostOf(me.page), draft);
  await me.player.confirm();
  await friend.player.answer();
  await me.player.arrive('asked', 'scoring');

  // After the game this device has all that it needs to go on alone.
  await advance(server.url, table, 'end', [olena, ivo]);
  await me.page.reload();
  await me.player.play();
  await until('this device can play alone', () => hasPython(me.page), { every: 500 });
  await line.cut();
  await me.page.goto('/');
  const offer = button(me.page, say('web-local-play-offline'));
  await offer.waitFor();
  await me.press(offer);
  const isHere = me.page.getByText(say('web-local-here'));
  await isHere.waitFor();
  await isReady(me.page);
  await me.press(button(me.page, say('web-home-solo')));
  await me.player.arrive('asked');
  await me.player.answer();
  await me.player.arrive('asked', 'scoring');
  const alone = tableOf(me.page);
  assert.match(alone, /^l/);
  await me.page.goto('/');
  await isReady(me.page);
  await isHere.waitFor();

  // The network is back, and so is the tab after a reload; the game of the device is still there.
  await line.mend();
  await me.page.reload();
  await link(me.page, /On the train/).waitFor();
  assert.equal(await isHere.count(), 0);
  await me.page.goto(`/t/${alone}`);
  await me.player.arrive('asked', 'scoring');
  for (const { page } of [me, friend]) {
    assert.equal(await isWide(page), false);
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
});
