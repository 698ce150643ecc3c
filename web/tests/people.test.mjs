/** People: invited by one tap, followed, and blocked, on the page of people and at the table. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DEALS, expectRefusal, Guest, launch, newPage, PHONE, serve } from './harness.mjs';
import { until } from './play.mjs';
import { like, say } from './text.mjs';

let server;
let browser;
let olena;
let boris;
let game;

before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
  [olena, boris] = await Promise.all(
    ['Olena', 'Boris'].map((name) => new Guest(server.url).enter(name)),
  );
  game = await olena.open({ seats: 2, deal: DEALS.hall.deal }); // no ambush at first
  for (const guest of [olena, boris]) await guest.sit(game);
  await olena.start(game);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

async function pageOf(guest, name, path, options = {}) {
  const page = await newPage(browser, server.url, { ...options, settings: { name } });
  await guest.lendTo(page);
  await page.goto(path);
  return page;
}

/** What a button says to screen readers: the deed and the person. */
const named = (deed, who) => new RegExp(`^${deed} ?: ${who}$`);

const listed = async (guest, list) =>
  (await guest.ask('GET', `/api/me/people?list=${list}`)).people.map(({ name }) => name);

test('somebody I have played with is invited by one tap and finds the table', async () => {
  const table = await olena.open({ seats: 3, title: 'By the sea' });
  await olena.sit(table);
  const page = await pageOf(olena, 'Olena', `/t/${table}`);
  await page.getByRole('heading', { name: say('web-people-invite-heading') }).waitFor();
  await page.getByRole('button', { name: named(say('web-people-invite'), 'Boris') }).click();
  await page.getByRole('button', { name: named(say('web-people-invited'), 'Boris') }).waitFor();

  const other = await pageOf(boris, 'Boris', '/', {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  });
  const invitation = other.locator('.invitations li');
  await invitation.getByText(say('web-people-invitation', { who: 'Olena' })).waitFor();
  await invitation
    .getByText(`By the sea · ${say('web-people-invitation-seats', { free: 2 })}`)
    .waitFor();
  await invitation.getByRole('link', { name: like('web-people-accept') }).tap();
  await other.getByRole('heading', { name: say('web-join-title', { who: 'Olena' }) }).waitFor();

  await other.goto('/');
  await other.getByRole('button', { name: named(say('web-people-decline'), 'Olena') }).tap();
  await until('the invitation is gone', async () => {
    const { invitations } = await boris.ask('GET', '/api/me/invitations');
    return invitations.length === 0;
  });
  await invitation.waitFor({ state: 'detached' });
  for (const { troubles } of [page, other]) assert.deepEqual(troubles, []);
});

test('an invitation from the page of people opens a table for both', async () => {
  const page = await pageOf(boris, 'Boris', '/people');
  const played = page.getByRole('region', { name: say('web-people-played') });
  await played.getByRole('button', { name: named(say('web-people-invite'), 'Olena') }).click();
  await page.locator('main.room').waitFor();
  const { invitations } = await olena.ask('GET', '/api/me/invitations');
  assert.deepEqual(
    invitations.map(({ table, seats, free }) => [`/t/${table}`, seats, free]),
    [[new URL(page.url()).pathname, 2, 1]],
  );
  assert.deepEqual(page.troubles, []);
});

test('on the page of people one follows and blocks with the keyboard alone', async () => {
  const page = await pageOf(olena, 'Olena', '/people');
  const section = (name) => page.getByRole('region', { name });
  const played = section(say('web-people-played'));
  await played.getByText('Boris', { exact: true }).waitFor();
  await section(say('web-people-following')).getByText(say('web-people-following-none')).waitFor();
  const press = async (name, key = 'Enter') => {
    const button = played.getByRole('button', { name });
    await button.focus();
    await page.keyboard.press(key);
  };
  await press(named(say('web-people-follow'), 'Boris'), 'Space');
  await played
    .getByRole('status')
    .getByText(say('web-people-is-followed', { who: 'Boris' }))
    .waitFor();
  await section(say('web-people-following')).getByText('Boris', { exact: true }).waitFor();
  assert.deepEqual(await listed(olena, 'following'), ['Boris']);

  await press(named(say('web-people-block'), 'Boris'));
  const asked = page.getByRole('group', { name: say('web-people-block-title', { who: 'Boris' }) });
  await asked.getByText(say('web-people-block-about', { who: 'Boris' })).waitFor();
  assert.equal(
    await page.evaluate(() => document.activeElement.textContent.trim()),
    say('web-room-cancel'),
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await section(say('web-people-blocked')).getByText('Boris', { exact: true }).waitFor();
  await section(say('web-people-following')).getByText(say('web-people-following-none')).waitFor();
  assert.deepEqual(await listed(olena, 'blocked'), ['Boris']);

  await page.reload();
  await played.getByText(say('web-people-played-none')).waitFor();
  await section(say('web-people-blocked'))
    .getByRole('button', { name: named(say('web-people-unblock'), 'Boris') })
    .click();
  await until('nobody is blocked', async () => (await listed(olena, 'blocked')).length === 0);
  assert.deepEqual(page.troubles, []);
});

test('at the table a person is blocked from the seat, and from the waiting room', async () => {
  const page = await pageOf(olena, 'Olena', `/t/${game}`);
  await page.locator('.seat[data-seat="1"]').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: named(say('web-people-profile'), 'Boris') }).waitFor();
  await dialog.getByRole('button', { name: named(say('web-people-follow'), 'Boris') }).click();
  await dialog.getByText(say('web-people-is-followed', { who: 'Boris' })).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  const table = await olena.open({ seats: 3 });
  for (const guest of [olena, boris]) await guest.sit(table);
  await page.goto(`/t/${table}`);
  await page.getByRole('button', { name: say('web-people-menu', { who: 'Boris' }) }).click();
  await dialog.getByRole('button', { name: named(say('web-people-block'), 'Boris') }).click();
  await dialog.getByRole('button', { name: say('web-people-block'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await until('his seat is free', async () => {
    const { seats } = (await olena.ask('GET', `/api/tables/${table}`)).table;
    return seats[1] === null;
  });
  await until('the focus is on his seat', () =>
    page.evaluate(() => document.activeElement.matches('main.room li:nth-child(2).free')),
  );

  // What Boris sees when he sits down again is what anybody sees whose seat is kept for another.
  const his = await pageOf(boris, 'Boris', `/t/${table}`);
  expectRefusal(his, /^409 POST .*seats$/);
  await his.getByRole('button', { name: like('web-join-sit') }).click();
  await his.getByText(say('refusal-SeatHeld')).waitFor();
  const blocked = like(['web-people-blocked', 'web-people-is-blocked', 'refusal-BlockedByYou']);
  assert.doesNotMatch(await his.locator('body').innerText(), blocked);
  for (const { troubles } of [page, his]) assert.deepEqual(troubles, []);
});
