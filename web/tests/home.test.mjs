/** The first page: a sheet for newcomers, one's own games on every device, and "your turn" wherever one is. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { expectRefusal, Guest, inProof, launch, newPage, PHONE, serve } from './harness.mjs';
import { until } from './play.mjs';
import { putGhost } from './screens.mjs';
import { like, say } from './text.mjs';

const DAY = 24 * 60 * 60;

let server, browser;
before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** A started game over days of these guests; the first is the host. */
async function slowGame(guests, title = '') {
  const id = await guests[0].open({ seats: guests.length, clock: DAY, title });
  for (const guest of guests) await guest.sit(id);
  await guests[0].start(id);
  return id;
}

/** A page of this guest. */
async function pageOf(guest, options = {}) {
  const page = await newPage(browser, server.url, options);
  await guest.lendTo(page);
  return page;
}

/** Draw what lies on the table, on the page of a game that asks for it. */
async function draw(page) {
  await putGhost(page);
  await page.locator('.dock .commit .primary').click();
  await page.locator('.state').getByText(say('web-hand-saved')).waitFor();
}

const ghostAt = (page) =>
  page.evaluate(() => document.querySelector('.trial .hand')?.getBoundingClientRect().toJSON());

test('a newcomer draws a forest with the mouse before anything else', async () => {
  const page = await newPage(browser, server.url);
  await page.goto('/');
  await page.locator('.trial .ghost').first().waitFor();
  assert.equal(await page.locator('.btn.primary:visible').count(), 1, 'one filled button');
  const map = await page.locator('.trial .map').boundingBox();
  const space = (row, column) => [
    map.x + ((column + 0.5) * map.width) / 11,
    map.y + ((row + 0.5) * map.height) / 11,
  ];
  const before = await ghostAt(page);
  const cell = await page.locator('.trial .map [tabindex="0"]').getAttribute('data-space');
  await page.mouse.move(...space(Math.floor(cell / 11), cell % 11));
  await page.mouse.down();
  await page.mouse.move(...space(5, 8), { steps: 8 });
  await page.mouse.up();
  await page.getByText(say('web-first-fits')).waitFor();
  assert.notDeepEqual(await ghostAt(page), before, 'the shape has moved');
  await page
    .locator('.trial')
    .getByRole('button', { name: say('web-games-draw'), exact: true })
    .click();
  await page.getByText(say('web-first-drawn')).waitFor();
  await page.getByRole('button', { name: say('web-first-again') }).click();
  await page
    .locator('.trial .tools')
    .getByRole('button', { name: say('web-games-draw'), exact: true })
    .waitFor();
  assert.equal((await page.context().cookies()).length, 0, 'nobody had to become anybody');
  assert.deepEqual(page.troubles, []);
});

test('the sheet works with keys alone, and with a finger', async () => {
  const keys = await newPage(browser, server.url);
  await keys.goto('/');
  await keys.locator('.trial .ghost').first().waitFor();
  await keys.locator('.trial .map [tabindex="0"]').focus();
  await keys.keyboard.press('ArrowDown');
  await keys.keyboard.press('r');
  await keys
    .locator('.trial .verdict')
    .getByText(like(['web-first-fits', 'web-first-misfit']))
    .waitFor();
  for (let press = 0; press < 8; press += 1) {
    if (await keys.getByText(say('web-first-fits')).isVisible()) break;
    await keys.keyboard.press('ArrowDown');
  }
  await keys.keyboard.press('Enter');
  await keys.getByText(say('web-first-drawn')).waitFor();

  const phone = await newPage(browser, server.url, { viewport: PHONE, hasTouch: true });
  await phone.goto('/');
  await phone.locator('.trial .ghost').first().waitFor();
  await phone.locator('.trial [data-space="45"]').tap();
  await phone.getByText(say('web-first-fits')).waitFor();
  await phone
    .locator('.trial')
    .getByRole('button', { name: say('web-games-draw'), exact: true })
    .tap();
  await phone.getByText(say('web-first-drawn')).waitFor();
  const width = await phone.evaluate(() => document.documentElement.scrollWidth);
  assert.equal(width, PHONE.width, 'nothing is wider than the phone');
});

test('a game begun on one device is found on another and goes on there', async () => {
  const wish = { login: 'Heliotrope', password: 'seven tall pines' };
  const first = await new Guest(server.url).enter('Heliotrope');
  await first.ask('POST', '/api/members', wish);
  const other = await new Guest(server.url).enter('Bertram');
  const table = await slowGame([first, other], 'Across the room');
  const second = new Guest(server.url);
  await second.ask('POST', '/api/sessions', wish);
  assert.notEqual(first.cookie, second.cookie);

  const there = await pageOf(second);
  await there.goto('/');
  const lead = there.locator('.lead-game');
  await lead.getByRole('heading', { name: 'Across the room' }).waitFor();
  await lead.getByText(say('web-games-your-turn')).waitFor();
  assert.match(await lead.innerText(), /Bertram/);
  assert.match(await lead.innerText(), /(23 hr|1 day)/);
  await lead.getByRole('link', { name: say('web-games-draw') }).click();
  assert.ok(there.url().endsWith(`/t/${table}`));
  await draw(there);

  const here = await pageOf(first);
  await here.goto('/');
  await here
    .locator('.lead-game')
    .getByText(say('web-games-waits-for', { names: 'Bertram' }))
    .waitFor();
  assert.equal(await here.locator('.flag.pen').count(), 0, 'it is not the turn of this member');
  assert.deepEqual([...here.troubles, ...there.troubles], []);
});

test('a rematch is accepted from the first page of a phone, in the seat that is kept', async () => {
  const [olena, boris] = await Promise.all(
    ['Olena', 'Boris'].map((name) => new Guest(server.url).enter(name)),
  );
  const game = await slowGame([olena, boris], 'By the sea');
  const phone = await pageOf(boris, { viewport: PHONE, hasTouch: true, isMobile: true });
  const page = await pageOf(olena);
  await page.goto(`/t/${game}`);
  await page.locator('#map').waitFor();
  await olena.ask('DELETE', `/api/tables/${game}`);
  await page.getByRole('button', { name: say('web-end-rematch') }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(game));
  const row = page.locator('main.room li').nth(1);
  // Until she sits, her own seat is the one that is kept there.
  await row.filter({ hasText: 'Boris' }).getByText(like('web-join-seat-called')).waitFor();

  await phone.goto('/');
  const invitation = phone.locator('.invitations li');
  await invitation.getByText(like('web-join-kept-until')).waitFor();
  assert.match(await invitation.textContent(), /Olena.*By the sea/s);
  const width = await phone.evaluate(() => document.documentElement.scrollWidth);
  assert.equal(width, PHONE.width, 'nothing is wider than the phone');
  await invitation.getByRole('button', { name: like('web-room-sit') }).tap();
  await phone.getByText(say('web-room-wait')).waitFor();
  await row.getByText('Boris', { exact: true }).waitFor();
  assert.equal(new URL(phone.url()).pathname, new URL(page.url()).pathname);
  assert.deepEqual([...page.troubles, ...phone.troubles], []);
});

test('a guest who becomes a member keeps all games; endings are new until they are seen', async () => {
  const guest = await new Guest(server.url).enter('Saffron');
  const solo = await guest.open({ seats: 1 });
  await guest.sit(solo);
  await guest.start(solo);
  const other = await new Guest(server.url).enter('Quill');
  const table = await slowGame([other, guest], 'Under the eaves');
  await guest.ask('POST', '/api/members', { login: 'Saffron', password: 'seven tall pines' });
  const page = await pageOf(guest);
  await page.goto('/games');
  await page.getByRole('link', { name: 'Under the eaves' }).waitFor();
  await page.getByRole('link', { name: say('web-home-solo-table') }).waitFor();
  assert.equal(await page.locator('.game .flag.pen').count(), 2);
  await page.getByRole('link', { name: 'Under the eaves' }).click();
  await page.locator('.dock .commit').waitFor();
  assert.ok(page.url().endsWith(`/t/${table}`));
  assert.deepEqual(page.troubles, []);
});

test('your turn shows in the title, on the icon and as the badge, and one key leads on', async () => {
  const me = await new Guest(server.url).enter('Isolde');
  const other = await new Guest(server.url).enter('Bertram');
  const tables = [
    await slowGame([me, other], 'First coast'),
    await slowGame([other, me], 'Second coast'),
  ];
  const page = await pageOf(me);
  await page.addInitScript(() => {
    window.badges = [];
    navigator.setAppBadge = async (count) => void window.badges.push(count);
    navigator.clearAppBadge = async () => void window.badges.push(0);
  });
  await page.goto('/settings'); // any page
  await until('the title tells', async () =>
    like('web-games-title', { count: 2 }).test(await page.title()),
  );
  const icon = () => page.locator('link[rel="icon"]').getAttribute('href');
  await until('the icon has a dot', async () => (await icon()).includes('mark-turn'));
  assert.equal(await page.evaluate(() => window.badges.at(-1)), 2);

  await page.goto(`/t/${tables[0]}`);
  await page.locator('.dock .commit').waitFor();
  await draw(page);
  await page.getByRole('link', { name: like('web-games-next') }).waitFor();
  await page.keyboard.press('n');
  await until('the other game is open', async () => page.url().endsWith(`/t/${tables[1]}`));
  await page.locator('.dock .commit').waitFor();
  await until('one game waits', async () =>
    like('web-games-title', { count: 1 }).test(await page.title()),
  );
  await draw(page);
  await until('none waits', async () => !like('web-games-title').test(await page.title()));
  assert.equal(await page.getByRole('link', { name: like('web-games-next') }).count(), 0);
  assert.ok(!(await icon()).includes('mark-turn'));
  assert.equal(await page.evaluate(() => window.badges.at(-1)), 0);
  assert.deepEqual(page.troubles, []);
});

test('who comes back is told what happened, and goes on whenever they like', async () => {
  const me = await new Guest(server.url).enter('Isolde');
  const other = await new Guest(server.url).enter('Bertram');
  const table = await slowGame([me, other], 'The long table');
  const mine = await pageOf(me);
  await mine.goto(`/t/${table}`);
  await draw(mine);
  await until('it is noted what was seen', () =>
    mine.evaluate(() => localStorage.getItem('inkland.seen') !== null),
  );
  await mine.goto('/settings');
  const theirs = await pageOf(other);
  await theirs.goto(`/t/${table}`);
  await draw(theirs);
  // An hour passes for this browser.
  await mine.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('inkland.seen'));
    localStorage.setItem(
      'inkland.seen',
      JSON.stringify(kept.map(([id, number, when]) => [id, number, when - 3_600_000])),
    );
  });
  await mine.goto(`/t/${table}`);
  const since = mine.getByRole('region', { name: say('web-since-heading') });
  await since.waitFor();
  assert.match(await since.innerText(), /Bertram/);
  const count = Number(await since.getAttribute('data-count'));
  assert.ok(count >= 2, 'a drawing, and the next card');
  await since.getByRole('button', { name: say('web-since-on') }).click();
  assert.match(await since.innerText(), like('web-since-place', { at: 2 }));
  await mine.locator('#map [data-space="60"]').click({ position: { x: 5, y: 5 } });
  await since.waitFor({ state: 'detached' });
  await mine.reload();
  await mine.locator('.dock .commit').waitFor();
  await mine.waitForLoadState('networkidle');
  assert.equal(await since.count(), 0, 'it is told once');
  assert.deepEqual(mine.troubles, []);
});

test('a player of a game over days is reminded once a day, with a phrase', inProof, async () => {
  const me = await new Guest(server.url).enter('Isolde');
  const other = await new Guest(server.url).enter('Bertram');
  const table = await slowGame([me, other]);
  const mine = await pageOf(me);
  const theirs = await pageOf(other);
  for (const page of [mine, theirs]) {
    await page.goto(`/t/${table}`);
    await page.locator('.dock .commit').waitFor();
  }
  const remind = async () => {
    await mine.getByRole('button', { name: say('web-say') }).click();
    await mine.getByRole('button', { name: say('web-say-nudge', { who: 'Bertram' }) }).click();
  };
  await remind();
  await mine.getByText(say('web-say-nudged', { who: 'Bertram' })).waitFor();
  await theirs.getByText(say('web-say-your-turn')).filter({ visible: true }).first().waitFor();
  await mine.keyboard.press('Escape');
  expectRefusal(mine, /^409 POST .*nudge$/);
  await remind();
  await mine.getByText(say('refusal-NudgedToday')).waitFor();
});
