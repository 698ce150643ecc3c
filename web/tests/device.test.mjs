/** One device, several people: a family plays on one tablet, guests without a password. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { allowRefusal, expectRefusal, Guest, inProof, launch, newPage, serve } from './harness.mjs';
import { until } from './play.mjs';
import { putGhost } from './screens.mjs';
import { like, say } from './text.mjs';

const PASSWORD = 'seven tall pines';

/** The server by its address in the local network, which is no secure context, and by this machine's own. */
let server, browser, nearby, here;
before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
  here = server.url;
  nearby = server.nearby ?? here;
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const button = (page, name) => page.getByRole('button', { name, exact: true });
const who = (page) => page.getByRole('dialog', { name: say('web-device-who') });
/** The button in the bar of a shared device, which names who plays. */
const playing = (page, name) => page.getByRole('button', { name: say('web-device-now', { name }) });

/** Open "Who is playing?" at a table. */
async function openAtTable(page) {
  await button(page, say('web-menu')).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('web-you-device') })
    .click();
}

/** Add a guest in the dialog that is open, and wait for the page of the new one. */
async function add(page, name) {
  await page.getByRole('dialog').getByLabel(say('web-device-new')).fill(name);
  await Promise.all([
    page.waitForEvent('load'),
    page
      .getByRole('dialog')
      .getByRole('button', { name: say('web-device-add'), exact: true })
      .click(),
  ]);
  await playing(page, name).waitFor();
}

/** Let somebody of this device play, by the button in the bar. */
async function switchTo(page, from, to) {
  await playing(page, from).click();
  await Promise.all([
    page.waitForEvent('load'),
    who(page).locator('.who').filter({ hasText: to }).click(),
  ]);
  await playing(page, to).waitFor();
}

/** Draw on the first spot that is legal; a click on a space is what screen readers send. */
async function draw(page) {
  await page.locator('.options input').first().waitFor();
  await until('there is a spot', () =>
    page.evaluate(async () => {
      for (const cell of document.querySelectorAll('#map [data-space]')) {
        cell.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve));
        if (document.querySelector('.ghost:not(.illegal)')) return true;
      }
      return false;
    }),
  );
  await page.locator('.commit .primary').click();
}

const cookies = async (page) => (await page.context().cookies()).map(({ name }) => name).sort();

test('two guests and a member share a table and a browser, on plain http', inProof, async () => {
  const login = 'rosalba';
  const member = await new Guest(here).enter('Rosalba');
  await member.ask('POST', '/api/members', { login, password: PASSWORD });

  // Ann opens a table for three.
  const page = await newPage(browser, nearby, { settings: { name: 'Ann' } });
  await page.goto('/new');
  await page.locator('form .btn.primary').first().waitFor();
  const id = await page.evaluate(async () => {
    const ask = async (path, body) =>
      (
        await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json();
    await ask('/api/guests', { name: 'Ann', colour: 'red' });
    const { table } = await ask('/api/tables', { seats: 3, options: { ambush_by: 'walk' } });
    await ask(`/api/tables/${table.id}/seats`, { nonce: '0'.repeat(32) });
    return table.id;
  });
  await page.goto(`/t/${id}`);
  await page.locator('main.room').waitFor();
  assert.deepEqual(await cookies(page), ['inkland']); // a device of one person has nothing more

  // Ben is added at the table, without a password, and sits down.
  await openAtTable(page);
  await add(page, 'Ben');
  assert.ok((await page.context().cookies()).every(({ httpOnly }) => httpOnly));
  assert.equal(await page.evaluate(() => document.cookie), '');
  await page.getByRole('button', { name: say('web-join-sit', { name: 'Ben' }) }).click();
  await page.getByText(say('web-room-wait')).waitFor();

  // Rosalba logs in beside them, and chooses to stay.
  await playing(page, 'Ben').click();
  await Promise.all([
    page.waitForEvent('load'),
    who(page)
      .getByRole('button', { name: say('web-device-log-in') })
      .click(),
  ]);
  const form = page.locator('#log-in');
  await form.getByLabel(say('web-you-login'), { exact: true }).fill(login);
  await form.getByLabel(say('web-you-password'), { exact: true }).fill(PASSWORD);
  await Promise.all([page.waitForEvent('load'), form.locator('button[type="submit"]').click()]);
  await page.getByRole('button', { name: say('web-join-sit', { name: 'Rosalba' }) }).waitFor(); // back at the table
  await playing(page, 'Rosalba').click();
  await who(page)
    .getByLabel(say('web-device-stay', { name: 'Rosalba' }))
    .check();
  await until('the choice is stored', () =>
    page.evaluate(async () => {
      const { people } = await (await fetch('/api/device/people')).json();
      return people.find((one) => one.name === 'Rosalba').stays;
    }),
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('web-join-sit', { name: 'Rosalba' }) }).click();
  await page.getByText(say('web-room-wait')).waitFor();

  // Ann is the host again, and starts.
  await switchTo(page, 'Rosalba', 'Ann');
  await button(page, say('web-room-start')).click();
  await page.locator('#map').waitFor();

  // Each draws, and passes the tablet on by one tap.
  for (const [name, next] of [
    ['Ann', 'Ben'],
    ['Ben', 'Rosalba'],
  ]) {
    await page
      .getByText(like('web-table-caption', { who: name }))
      .first()
      .waitFor();
    await draw(page);
    await Promise.all([
      page.waitForEvent('load'),
      button(page, say('web-device-pass', { name: next })).click(),
    ]);
    await playing(page, next).waitFor();
  }
  // All have drawn: the next card is turned, and Rosalba is asked again, so nobody is offered.
  const seen = await page.locator('main.table').getAttribute('data-card');
  await draw(page);
  await until('the next card', async () => {
    const card = await page.locator('main.table').getAttribute('data-card');
    return card !== seen;
  });
  assert.equal(await page.getByRole('button', { name: like('web-device-pass') }).count(), 0);
  await switchTo(page, 'Rosalba', 'Ann'); // who has chosen to stay comes back without a password
  await switchTo(page, 'Ann', 'Rosalba');
  await switchTo(page, 'Rosalba', 'Ann');

  allowRefusal(page, /WebSocket/); // of a session that ends
  // Another tab of the browser goes over to the next person, too.
  const tab = await page.context().newPage();
  await tab.goto(`/t/${id}`);
  await playing(tab, 'Ann').waitFor();
  await Promise.all([tab.waitForEvent('load'), switchTo(page, 'Ann', 'Ben')]);
  await playing(tab, 'Ben').waitFor();
  await tab.getByText('drawn by Ben').first().waitFor();
  await tab.close();
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('a draft stays with its person, and nobody is left who was taken off', async () => {
  const page = await newPage(browser, here);
  const ann = await new Guest(here).enter('Ann');
  await ann.lendTo(page);
  const id = await ann.open({ seats: 2, options: { ambush_by: 'walk' } });
  await ann.sit(id);
  await page.goto('/you');
  const people = page.locator('#people');
  await people.getByLabel(say('web-device-new')).fill('Ben');
  await Promise.all([page.waitForEvent('load'), button(people, say('web-device-add')).click()]);
  await playing(page, 'Ben').waitFor();
  await page.goto(`/t/${id}`);
  await page.getByRole('button', { name: say('web-join-sit', { name: 'Ben' }) }).click();
  await page.getByText(say('web-room-wait')).waitFor();
  await ann.start(id);
  await page.locator('#map').waitFor();
  assert.ok(await putGhost(page));
  await page.locator('.ghost').first().waitFor();
  await until('Ben’s draft is kept', () =>
    page.evaluate(
      (table) => Object.keys(localStorage).some((key) => key.startsWith(`inkland.draft.${table}~`)),
      id,
    ),
  );
  await switchTo(page, 'Ben', 'Ann');
  await page.locator('.commit .primary').waitFor();
  assert.equal(await page.locator('.ghost').count(), 0); // Ann sees nothing of it
  await switchTo(page, 'Ann', 'Ben');
  await page.locator('.ghost').first().waitFor(); // and Ben finds it again

  // By keyboard alone: open, take Ann off, be asked first.
  await playing(page, 'Ben').focus();
  await page.keyboard.press('Enter');
  const dialog = who(page);
  await button(dialog, say('web-device-remove-this', { name: 'Ann' })).focus();
  await page.keyboard.press('Enter');
  await dialog
    .getByRole('heading', { name: say('web-device-remove-sure', { name: 'Ann' }) })
    .waitFor();
  await button(dialog, say('web-device-keep')).click();
  await button(dialog, say('web-device-remove-this', { name: 'Ann' })).click();
  await button(dialog, say('web-device-remove')).click();
  await until('Ann is gone', async () => (await dialog.locator('.who').count()) === 1);
  await assert.rejects(ann.ask('GET', '/api/me'), /401/);
  await page.context().close();
});

test('a member who did not choose to stay needs the password again', async () => {
  const page = await newPage(browser, here);
  const mum = await new Guest(here).enter('Mum');
  await mum.ask('POST', '/api/members', { login: 'hazel', password: PASSWORD });
  await mum.lendTo(page);
  await page.goto('/you');
  const people = page.locator('#people');
  assert.ok(!(await people.getByLabel(say('web-device-stay', { name: 'Mum' })).isChecked()));
  await people.getByLabel(say('web-device-new')).fill('Tim');
  await Promise.all([page.waitForEvent('load'), button(people, say('web-device-add')).click()]);
  await playing(page, 'Tim').waitFor();
  await until('only Tim is here', async () => (await people.locator('.who').count()) === 1);

  expectRefusal(page, /^403 POST \/api\/sessions$/);
  // A wrong password leaves the guest playing; the right one lets the guest stay beside.
  const form = page.locator('#log-in');
  for (const password of ['not this one', PASSWORD]) {
    await form.getByLabel(say('web-you-login'), { exact: true }).fill('hazel');
    await form.getByLabel(say('web-you-password'), { exact: true }).fill(password);
    await form.getByLabel(say('web-you-log-in-leave', { name: 'Tim' })).check();
    await form.locator('button[type="submit"]').click();
    if (password === PASSWORD) break;
    await page.getByText(say('refusal-WrongPassword')).waitFor();
    assert.equal((await page.evaluate(async () => (await fetch('/api/me')).json())).name, 'Tim');
  }
  await playing(page, 'Mum').waitFor();
  await until('both are here', async () => (await people.locator('.who').count()) === 2);

  // Logging out takes the member off, and the guest can go on.
  await button(page, say('web-you-log-out')).first().click();
  await until('only Tim is left', async () => (await people.locator('.who').count()) === 1);
  await people.locator('.who').click();
  await playing(page, 'Tim').waitFor();
  await page.context().close();
});
