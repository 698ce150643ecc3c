/** The way in: an invitation on a phone, kept seats, codes, and knocks at private tables. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  allowRefusal,
  DESK,
  expectRefusal,
  Guest,
  launch,
  newPage,
  PHONE,
  serve,
} from './harness.mjs';
import { until } from './play.mjs';
import { like, say } from './text.mjs';

let server;
let browser;
const phone = { viewport: PHONE, hasTouch: true, isMobile: true };

before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const host = (name = 'Olena') => new Guest(server.url).enter(name);
const tableOf = async (guest, id) => (await guest.ask('GET', `/api/tables/${id}`)).table;
const names = ({ seats }) => seats.map((seat) => seat?.name ?? null);

async function tableWith(guest, wish) {
  const id = await guest.open(wish);
  await guest.sit(id);
  return id;
}

/** A page of somebody who has never been here, and who has opened the link. */
async function visitor(path, options = phone, url = server.url) {
  const page = await newPage(browser, url, options);
  await page.goto(path);
  await page.locator('main.invite h1').waitFor();
  return page;
}

async function hostPage(guest, id) {
  const page = await newPage(browser, server.url);
  await guest.lendTo(page);
  await page.goto(`/t/${id}`);
  await page.locator('main.room').waitFor();
  return page;
}

const sitButton = (page) => page.getByRole('button', { name: like('web-join-sit') });

test('a guest with a phone sits down in one tap after the link, also on plain http', async () => {
  for (const url of [server.url, server.nearby].filter(Boolean)) {
    const olena = await host();
    const id = await tableWith(olena, { seats: 3, title: 'By the sea' });
    const page = await newPage(browser, url, phone);
    const started = page.waitForResponse(/\/api\/me\/games/); // the last question of a page that opens
    await page.goto(`/t/${id}`);
    await page.getByRole('heading', { name: say('web-join-title', { who: 'Olena' }) }).waitFor();
    await started;
    await page.getByText(say('web-join-open', { taken: 1 })).waitFor();
    const name = await page.getByLabel(say('web-join-name')).inputValue();
    assert.match(name, /^\p{L}{2,}$/u);
    const sent = [];
    let isSeated = false; // then the waiting room asks for more
    page.on('response', (response) => (isSeated ||= response.url().endsWith('/seats')));
    page.on('request', (request) => {
      if (!isSeated) sent.push(`${request.method()} ${request.url()}`);
    });
    await sitButton(page).tap();
    await page.getByText(say('web-room-wait')).waitFor();
    const posts = sent.filter((line) => /\/api\//.test(line) && !/\.svg$/.test(line));
    assert.deepEqual(
      posts.map((line) => line.replace(url, '')),
      [`POST /api/tables/${id}/seats`],
    );
    assert.deepEqual(names(await tableOf(olena, id)), ['Olena', name, null]);
    await olena.start(id);
    await page.locator('#map').waitFor();
    await page.reload();
    await page.locator('#map').waitFor(); // the guest of the cookie, still on the seat
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
});

test('three sit down while the host starts: nobody is lost, and who is late may watch', async () => {
  for (const isLate of [false, true]) {
    const olena = await host();
    const id = await tableWith(olena, { seats: 5, options: { ambush_by: 'walk' } });
    const pages = await Promise.all([1, 2, 3].map(() => visitor(`/t/${id}`)));
    const wished = await Promise.all(
      pages.map((page) => page.getByLabel(say('web-join-name')).inputValue()),
    );
    for (const page of pages) allowRefusal(page, /^409 POST .*seats$/); // some are late
    const first = isLate ? pages[0].waitForResponse(/\/seats$/) : Promise.resolve();
    await Promise.all([
      ...pages.map(async (page) => {
        const answer = page.waitForResponse(/\/seats$/).catch(() => {});
        // At once: a tap would first wait for a button that may be gone by then.
        const didTap = await page.evaluate(() => {
          const button = document.querySelector('.invite form .primary');
          button?.click();
          return button !== null;
        });
        if (didTap) await answer; // before that it may say for a moment that they have begun
      }),
      first.then(() => olena.start(id)),
    ]);
    const seated = await Promise.all(
      pages.map((page) =>
        until('the game, or that it has begun', async () => {
          if (await page.locator('#map').count()) return 'seated';
          return (
            (await page.getByText(say('web-join-begun', { season: 'spring' })).count()) && 'late'
          );
        }),
      ),
    );
    const people = (await tableOf(olena, id)).seats.filter((seat) => seat.is_person);
    assert.equal(people.length, 1 + seated.filter((state) => state === 'seated').length);
    for (const [number, page] of pages.entries()) {
      if (seated[number] === 'seated') assert.ok(people.some((one) => one.name === wished[number]));
      else {
        assert.equal(await page.getByRole('alert').filter({ hasText: /\S/ }).count(), 0);
        await page.getByRole('button', { name: say('web-join-watch') }).tap();
        await page.locator('.hall-seat, .seats, #map').first().waitFor();
      }
      assert.deepEqual(page.troubles, []);
      await page.context().close();
    }
  }
});

test('a seat is kept while a name is typed; the host sees it, and starts all the same', async () => {
  const olena = await host();
  const id = await tableWith(olena, { seats: 2 });
  const room = await hostPage(olena, id);
  const [first, second] = [await visitor(`/t/${id}`), await visitor(`/t/${id}`)];
  await first.getByLabel(say('web-join-name')).fill('Marigold');
  await first.getByText(like('web-join-kept-for-you')).waitFor();
  await room.getByText(like('web-join-seat-kept')).waitFor();
  await second.getByText(say('web-join-held')).waitFor();
  assert.equal(await sitButton(second).count(), 0);
  await sitButton(first).tap();
  await first.getByText(say('web-room-wait')).waitFor();
  assert.deepEqual(names(await tableOf(olena, id)), ['Olena', 'Marigold']);
  await second.getByText(say('web-join-full')).waitFor();
  await second.getByRole('button', { name: say('web-join-watch') }).tap();
  await second.getByText(say('web-join-watch-soon')).waitFor();
  await room.getByRole('button', { name: say('web-room-start') }).click();
  await first.locator('#map').waitFor();
  await first.goto('/you');
  await first.getByText('Marigold').first().waitFor(); // the name of the person, not of a seat
  await second.getByText('Olena', { exact: true }).first().waitFor();
  await until('the second one watches', async () => !(await second.locator('.invite').count()));
  assert.match(second.url(), /\?watch$/);
  assert.deepEqual([...room.troubles, ...first.troubles, ...second.troubles], []);
  for (const page of [room, first, second]) await page.context().close();
});

test('who starts while somebody sits down is told, and may wait for them', async () => {
  const olena = await host();
  const id = await tableWith(olena, { seats: 3 });
  const room = await hostPage(olena, id);
  const [first, second] = [await visitor(`/t/${id}`), await visitor(`/t/${id}`)];
  for (const page of [first, second]) {
    await page.getByLabel(say('web-join-name')).fill('Thyme');
    await page.getByText(like('web-join-kept-for-you')).waitFor();
  }
  await second.getByLabel(say('web-join-name')).fill('Bay');
  await room.getByText(like('web-join-seat-kept')).nth(1).waitFor();
  await room.getByRole('button', { name: say('web-room-start') }).click();
  await room.getByText(say('web-room-arriving', { count: 2 })).waitFor();
  await room.getByRole('button', { name: say('web-room-start-later') }).click();
  await room.getByText(say('web-room-waits')).waitFor();
  await sitButton(first).tap();
  await first.getByText(say('web-room-wait')).waitFor();
  await sitButton(second).tap();
  for (const page of [room, first, second]) await page.locator('#map').waitFor();
  assert.deepEqual(names(await tableOf(olena, id)), ['Olena', 'Thyme', 'Bay']);
  for (const page of [room, first, second]) {
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
});

test('a double tap on the start waits for the answer, and so does one on the waiting', async () => {
  const olena = await host();
  const id = await tableWith(olena, { seats: 2 });
  const guest = await visitor(`/t/${id}`);
  const room = await newPage(browser, server.url, phone);
  await olena.lendTo(room);
  await room.goto(`/t/${id}`);
  const bots = room.getByText(like('web-room-empty'));
  await bots.waitFor();
  await guest.getByLabel(say('web-join-name')).fill('Thyme');
  await room.getByText(like('web-join-seat-kept')).waitFor();
  assert.equal(await bots.count(), 0, 'no bot is announced for the seat of a friend');
  const touch = await room.context().newCDPSession(room);
  const [start, wait] = ['web-room-start', 'web-room-start-later'].map((name) =>
    room.getByRole('button', { name: say(name) }),
  );
  for (const button of [start, wait]) {
    const { x, y, width, height } = await button.boundingBox();
    const at = [{ x: x + width / 2, y: y + height / 2 }];
    for (let tap = 0; tap < 2; tap += 1) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
    await wait.waitFor();
  }
  await room.getByText(say('web-room-waits')).waitFor();
  assert.equal((await tableOf(olena, id)).status, 'open');
  await sitButton(guest).tap();
  for (const page of [room, guest]) {
    await page.locator('#map').waitFor();
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
});

test('the host gives a kept seat away, and who had it is told', async () => {
  const olena = await host();
  const id = await tableWith(olena, { seats: 2 });
  const room = await hostPage(olena, id);
  const guest = await visitor(`/t/${id}`);
  await guest.getByLabel(say('web-join-name')).fill('Marigold');
  await room.getByText(like('web-join-seat-kept')).waitFor();
  await room.getByRole('button', { name: say('web-room-bot-here', { number: 2 }) }).click();
  await guest.getByText(say('web-join-full')).waitFor();
  assert.deepEqual([...room.troubles, ...guest.troubles], []);
  for (const page of [room, guest]) await page.context().close();
});

test('a free place on the picture can be chosen', async () => {
  const olena = await host();
  const id = await tableWith(olena, { seats: 4 });
  const page = await visitor(`/t/${id}`);
  await page.getByRole('button', { name: say('web-room-sit-here', { number: 3 }) }).tap();
  await sitButton(page).tap();
  await page.getByText(say('web-room-wait')).waitFor();
  assert.deepEqual(
    (await tableOf(olena, id)).seats.map((seat) => seat !== null),
    [true, false, true, false],
  );
  await page.context().close();
});

test('a code finds a public table, typed in another language', async () => {
  const olena = await host();
  const id = await tableWith(olena, { seats: 2, public: true });
  const { code } = await tableOf(olena, id);
  const page = await newPage(browser, server.url, phone);
  await page.goto('/');
  const field = page.getByLabel(say('web-home-join-label'));
  expectRefusal(page, /^422 POST \/api\/knocks$/);
  await field.fill('not a code');
  await field.press('Enter');
  await page.getByText(say('web-home-join-bad')).waitFor();
  await field.fill(code.uk.toLowerCase().replace('-', ' '));
  await field.press('Enter');
  await page.locator('main.invite').waitFor();
  assert.equal(new URL(page.url()).pathname, `/t/${id}`);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('at a private table the code is a knock that the host answers', async () => {
  const olena = await host();
  const id = await tableWith(olena, { seats: 2 });
  const { code } = await tableOf(olena, id);
  const room = await hostPage(olena, id);
  assert.equal(await room.locator('.code').innerText(), code.en);
  await room.setViewportSize(PHONE);
  const [shown, bar] = [await room.locator('.code').boundingBox(), await room.locator('.start').boundingBox()]; // prettier-ignore
  assert.ok(
    shown.y + shown.height <= bar.y,
    `the code at ${shown.y} is seen above the bar at ${bar.y}`,
  );
  await room.setViewportSize(DESK);
  await until('the picture of the code is there', () =>
    room.locator('.ways img').evaluate((picture) => picture.naturalWidth > 0),
  );
  const guest = await newPage(browser, server.url, { ...phone, settings: { name: 'Heron' } });
  await guest.goto('/lobby');
  const field = guest.getByLabel(say('web-home-join-label'));
  await field.fill(code.pl);
  await field.press('Enter');
  await guest.getByText(say('web-join-knocked', { name: 'Heron' })).waitFor();
  await room
    .getByText(say('web-join-knocking', { who: 'Heron' }))
    .last()
    .waitFor();
  await room.getByRole('button', { name: say('web-join-let-in') }).click();
  await guest.locator('main.invite').waitFor();
  assert.equal(new URL(guest.url()).pathname, `/t/${id}`);
  await room.getByRole('checkbox', { name: say('web-join-knocks') }).uncheck();
  await until('no code is shown', async () => (await room.locator('.code').count()) === 0);
  assert.deepEqual([...room.troubles, ...guest.troubles], []);
  for (const page of [room, guest]) await page.context().close();
});

test('who comes late may watch; the same cards are offered only where they are no secret', async () => {
  const olena = await host();
  const first = await tableWith(olena, { seats: 1 });
  await olena.start(first);
  const late = await visitor(`/t/${first}`);
  await late.getByText(say('web-join-begun', { season: 'spring' })).waitFor();
  assert.equal(await late.getByRole('link', { name: say('web-join-alone') }).count(), 0);
  await late.getByRole('button', { name: say('web-join-watch') }).tap();
  await until('the game is seen', async () => !(await late.locator('.invite').count()));
  await late.reload();
  await until('still watching', async () => (await late.locator('.map').count()) > 0);
  assert.equal(await late.locator('.invite').count(), 0);
  assert.deepEqual(late.troubles, []);
  await late.context().close();
});
