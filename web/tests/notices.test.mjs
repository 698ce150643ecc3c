/** The settings of notices: push on this device, which by which way, quiet hours, the mail address. */
import assert from 'node:assert/strict';
import { createECDH, randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import { Guest, inProof, launch, newPage, serve } from './harness.mjs';
import { until } from './play.mjs';
import { like, say } from './text.mjs';

let server, browser, here;
before(async () => {
  [server, browser] = await Promise.all([serve(), launch({ isWhole: true })]);
  here = server.url; // a secure context
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const button = (page, name) => page.getByRole('button', { name, exact: true });
const notices = (page) => page.locator('#notices');

async function settingsOf(guest, options = {}) {
  const page = await newPage(browser, here, options);
  if (guest) await guest.lendTo(page);
  await page.goto('/settings');
  await notices(page).waitFor();
  return page;
}

/** The subscription of a browser that reaches its push service, which none of a test does. */
function subscription() {
  const keys = createECDH('prime256v1');
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('hex')}`,
    keys: {
      p256dh: keys.generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
}

/** Let the page's push manager answer as if there were a push service. */
const withPushService = (page) =>
  page.addInitScript((found) => {
    const made = {
      endpoint: found.endpoint,
      toJSON: () => found,
      unsubscribe: async () => delete localStorage['test.subscribed'],
    };
    PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
      if (!userVisibleOnly || applicationServerKey.length !== 65) throw new Error('options');
      localStorage['test.subscribed'] = 'yes';
      return made;
    };
    PushManager.prototype.getSubscription = async () =>
      localStorage['test.subscribed'] ? made : null;
  }, subscription());

test('push is turned on by a tap, off again, and refused in a sentence', async () => {
  const ann = await new Guest(here).enter('Ann');
  const state = async () => (await ann.ask('GET', '/api/me/notices')).is_subscribed;

  // A browser that blocks notifications says so.
  const blocked = await newPage(browser, here);
  await ann.lendTo(blocked);
  await blocked.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await blocked.goto('/settings');
  await notices(blocked).getByText(say('web-notice-push-denied')).waitFor();
  await blocked.context().close();

  const page = await newPage(browser, here, { serviceWorkers: 'allow' });
  await page.context().grantPermissions(['notifications'], { origin: here });
  await ann.lendTo(page);
  await withPushService(page);
  await page.goto('/settings');
  await notices(page).getByText(say('web-notice-push-off')).waitFor();
  assert.equal(await state(), false);
  await button(page, say('web-notice-push-start')).click();
  await notices(page).getByText(say('web-notice-push-on')).waitFor();
  assert.equal(await state(), true);
  await page.reload();
  await button(page, say('web-notice-push-stop')).click();
  await notices(page).getByText(say('web-notice-push-off')).waitFor();
  assert.equal(await state(), false);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('a browser that does not reach its push service says so', inProof, async () => {
  const ann = await new Guest(here).enter('Ann');
  const page = await newPage(browser, here, { serviceWorkers: 'allow' });
  await page.context().grantPermissions(['notifications'], { origin: here });
  await ann.lendTo(page);
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = () =>
      Promise.reject(new DOMException('Registration failed', 'AbortError'));
  });
  await page.goto('/settings');
  await button(page, say('web-notice-push-start')).click();
  await notices(page).getByText(say('web-notice-push-failed')).waitFor();
  assert.equal((await ann.ask('GET', '/api/me/notices')).is_subscribed, false);
  await page.context().close();
});

test('plain http, no mail and a stranger: one sentence each', inProof, async () => {
  const stranger = await settingsOf(null);
  await notices(stranger).getByText(say('web-notice-stranger')).waitFor();
  assert.equal(await notices(stranger).locator('table').count(), 0);
  await stranger.context().close();
  const ann = await new Guest(here).enter('Ann');
  const page = await settingsOf(ann);
  await notices(page).getByText(say('web-notice-mail-host')).waitFor();
  assert.equal(await notices(page).getByRole('columnheader').count(), 2); // when, and by push
  await page.context().close();
  if (!server.nearby) return;
  const there = await newPage(browser, server.nearby);
  await new Guest(server.nearby).enter('Ben').then((ben) => ben.lendTo(there));
  await there.goto('/settings');
  await notices(there).getByText(say('web-notice-push-plain')).waitFor();
  assert.equal(
    await there
      .getByRole('button', { name: like(['web-notice-push-start', 'web-notice-push-stop']) })
      .count(),
    0,
  );
  await there.context().close();
});

test('which notices, and quiet hours in the zone of the device, are saved at once', async () => {
  const ann = await new Guest(here).enter('Ann');
  const page = await settingsOf(ann, { timezoneId: 'Europe/Prague' });
  const stored = () => ann.ask('GET', '/api/me/notices');
  const cell = { kind: say('web-notice-kind-your-turn'), way: say('web-notice-way-push') };
  const turn = page.getByRole('checkbox', { name: say('web-notice-cell', cell) });
  await until('its language is saved', async () => (await stored()).language === 'en');
  // Every change comes before the one before is answered: none undoes another.
  await page.route('**/api/me/notices', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  const { kinds, quiet_from, quiet_until, time_zone, mails_per_day } = await stored();
  const wishes = { kinds, quiet_from, quiet_until, time_zone, mails_per_day };
  await ann.ask('PUT', '/api/me/notices', { ...wishes, language: 'pl' });
  await page.reload(); // now the page saves its own language
  assert.ok(await turn.isChecked());
  await turn.uncheck();
  await until('it is saved', async () => (await stored()).kinds.your_turn.length === 1);
  await page.getByLabel(say('web-notice-quiet-on')).check();
  await until('hours are saved', async () => (await stored()).quiet_from === '22:00');
  assert.equal((await stored()).time_zone, 'Europe/Prague');
  assert.ok(!(await turn.isChecked()));
  await page.getByLabel(say('web-notice-quiet-from'), { exact: true }).fill('21:30');
  await page.getByLabel(say('web-notice-zone')).selectOption('Asia/Tokyo');
  await until('the zone is saved', async () => (await stored()).time_zone === 'Asia/Tokyo');
  await page.unroute('**/api/me/notices');
  await page.reload();
  assert.equal(
    await page.getByLabel(say('web-notice-quiet-from'), { exact: true }).inputValue(),
    '21:30',
  );
  assert.ok(!(await turn.isChecked()));
  // What is sent speaks the language of the page.
  await page.getByRole('radio', { name: say('web-menu-language-pl') }).check();
  await page.reload();
  await until('the language is saved', async () => (await stored()).language === 'pl');
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('the mail address: asked for, confirmed, not working, forgotten', async () => {
  const ann = await new Guest(here).enter('Ann');
  const page = await newPage(browser, here);
  await ann.lendTo(page);
  // What a host with mail answers; the routes themselves are tested where they are.
  let mail = { address: null, is_confirmed: false };
  const sent = [];
  await page.route('**/api/me/notices', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), has_mail: true, mail } });
  });
  await page.route('**/api/me/mail', async (route) => {
    const request = route.request();
    sent.push([request.method(), request.postDataJSON()]);
    if (request.method() === 'DELETE') return route.fulfill({ status: 204 });
    const { address } = request.postDataJSON();
    mail = { address, is_confirmed: false, waiting: address };
    return route.fulfill({ json: mail });
  });
  await page.goto('/you');
  const section = page.locator('#mail');
  await button(section, say('web-notice-mail-send')).click();
  await section.getByText(say('web-notice-mail-empty')).waitFor();
  await section.getByLabel(say('web-notice-mail')).fill('ann@example.org');
  await button(section, say('web-notice-mail-send')).click();
  await section.getByText(say('web-notice-mail-waiting', { address: 'ann@example.org' })).waitFor();
  assert.deepEqual(sent, [['PUT', { address: 'ann@example.org', language: 'en' }]]);
  for (const [now, text] of [
    [
      { address: 'ann@example.org', is_confirmed: true },
      say('web-notice-mail-confirmed', { address: 'ann@example.org' }),
    ],
    [
      { address: 'ann@example.org', is_confirmed: true, is_working: false },
      say('web-notice-mail-broken', { address: 'ann@example.org' }),
    ],
  ]) {
    mail = now;
    await page.reload();
    await section.getByText(text).waitFor();
  }
  await button(section, say('web-notice-mail-remove')).click();
  await until('it is forgotten', async () => sent.at(-1)[0] === 'DELETE');
  await section.getByText(like('web-notice-mail-broken')).waitFor({ state: 'detached' }); // once the answer is there
  await page.context().close();
});
