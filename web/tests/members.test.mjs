/** Members: a guest keeps the games, logs in elsewhere, is signed out remotely, and is erased. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { allowRefusal, expectRefusal, Guest, launch, newPage, serve } from './harness.mjs';
import { until } from './play.mjs';
import { like, say } from './text.mjs';

const LOGIN = 'rosamund42';
const PASSWORD = 'seven tall pines';
const BETTER = 'eight tall pines';

let server, browser;
before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const button = (page, name) => page.getByRole('button', { name, exact: true });
const form = (page, heading) =>
  page.locator('form').filter({ has: page.getByRole('heading', { name: heading }) });

async function fill(page, heading, login, password) {
  const asked = form(page, heading);
  await asked.getByLabel(say('web-you-login'), { exact: true }).fill(login);
  await asked.getByLabel(say('web-you-password'), { exact: true }).fill(password);
  await asked.locator('button[type="submit"]').click();
}

const logIn = (page, password = PASSWORD) => fill(page, say('web-you-log-in'), LOGIN, password);
/** Give the password to the dialog that asks for it. */
async function confirm(page, password = PASSWORD) {
  const dialog = page.getByRole('dialog', { name: say('web-you-confirm') });
  await dialog.getByLabel(say('web-you-password'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: say('web-you-confirm-go'), exact: true }).click();
}
const told = (page, text) => page.getByText(text).first().waitFor();

/** A running table for two: Isolde with this page, and Bertram with another. */
async function begin() {
  const [isolde, bertram] = [new Guest(server.url), new Guest(server.url)];
  await isolde.enter('Isolde');
  await bertram.enter('Bertram');
  const id = await isolde.open({ seats: 2, options: { ambush_by: 'walk' } });
  await isolde.sit(id);
  await bertram.sit(id);
  await isolde.start(id);
  const [page, other] = await Promise.all([
    newPage(browser, server.url),
    newPage(browser, server.url),
  ]);
  await isolde.lendTo(page);
  await bertram.lendTo(other);
  await other.goto(`/t/${id}`);
  return { id, page, other };
}

test('a guest becomes a member, and is a member everywhere', async () => {
  const { id, page, other } = await begin();
  await page.goto('/');
  await page.getByRole('link', { name: say('web-home-you'), exact: true }).click();

  expectRefusal(page, /^422 POST \/api\/members$/);
  await fill(page, say('web-you-join'), 'i', PASSWORD);
  await told(page, say('refusal-BadLogin'));
  await fill(page, say('web-you-join'), LOGIN, 'password');
  await told(page, say('refusal-BadPassword'));
  await fill(page, say('web-you-join'), LOGIN, PASSWORD);
  await told(page, say('web-you-is-member'));
  await told(page, say('web-you-member', { login: LOGIN }));

  await button(page, say('web-you-log-out')).first().click();
  await told(page, say('web-you-is-out'));
  await page.goto(`/you?then=/t/${id}`);
  expectRefusal(page, /^403 POST \/api\/(sessions|me\/confirmation)$/);
  await logIn(page, 'not this one');
  await told(page, say('refusal-WrongPassword'));
  await logIn(page);
  await page.locator('#map').waitFor();
  await told(page, like('web-table-caption', { who: 'Isolde' }));

  // The same member on another device, at the same table.
  const device = await newPage(browser, server.url);
  for (const one of [page, device]) allowRefusal(one, /WebSocket/); // of sessions that end
  await device.goto(`/you?then=/t/${id}`);
  await logIn(device);
  await device.locator('#map').waitFor();
  await page.goto('/you');
  const rows = page.locator('section[aria-labelledby=sessions-h] li');
  await until('two sessions', async () => (await rows.count()) === 2);
  expectRefusal(page, /^403 DELETE \/api\/sessions\//); // the password is asked for first
  await rows.getByRole('button').click();
  // Ending a session asks who it is; giving up leaves all as it was, and the focus where it was.
  await page.getByRole('dialog', { name: say('web-you-confirm') }).waitFor();
  await page.keyboard.press('Escape');
  await until('the focus is back', () =>
    rows.getByRole('button').evaluate((one) => one === document.activeElement),
  );
  assert.equal(await rows.count(), 2);
  await page.keyboard.press('Enter');
  await confirm(page, 'not this one');
  await told(page, say('refusal-WrongPassword'));
  // Another tab of this browser plays on: its session has a new token.
  const tab = await page.context().newPage();
  await tab.goto(`/t/${id}`);
  await tab.locator('#map').waitFor();
  const reconnected = tab.waitForEvent('websocket');
  await confirm(page);
  await told(device, say('web-table-signed-out'));
  await until('one session', async () => (await rows.count()) === 1);
  await device.getByRole('link', { name: say('web-table-log-in'), exact: true }).click();
  await form(device, say('web-you-log-in')).waitFor();

  await reconnected;
  assert.equal(await tab.getByText(say('web-table-signed-out')).count(), 0);
  await tab.close();

  const change = form(page, say('web-you-change-password'));
  assert.ok(await change.getByLabel(say('web-you-log-out-elsewhere')).isChecked());
  await change.getByLabel(say('web-you-password-new')).fill(BETTER);
  await change.getByRole('button', { name: say('web-you-change-password') }).click();
  await told(page, say('web-you-password-changed'));

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, say('web-you-export')).click(),
  ]);
  const data = JSON.parse(readFileSync(await download.path(), 'utf8'));
  assert.equal(data.login, LOGIN);
  assert.equal(data.seats[0].table, id);

  await button(page, say('web-you-erase')).click();
  await button(page, say('web-you-erase-go-on')).click();
  const word = say('web-you-erase-word');
  const erase = say('web-you-erase-type', { word });
  await page.getByLabel(erase).fill(word.slice(0, -1));
  assert.equal(
    await button(page, say('web-you-erase-for-good')).getAttribute('aria-disabled'),
    'true',
  );
  await page.getByLabel(erase).fill(word.toUpperCase());
  await button(page, say('web-you-erase-for-good')).click();
  await told(page, say('web-you-is-erased'));
  await logIn(page, BETTER);
  await told(page, say('refusal-WrongPassword'));
  const seat = other.locator('.seat .who');
  await seat.getByText(say('web-seat-gone')).waitFor();
  await seat.getByText(say('web-seat-bot')).waitFor();

  for (const one of [page, device, other]) {
    assert.deepEqual(one.troubles, []);
    await one.context().close();
  }
});
