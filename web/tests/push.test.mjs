/** Notices: a push message is shown in its own words, once for a table, and not over its open page. */
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { launch, newPage, serve } from './harness.mjs';
import { until } from './play.mjs';

let server, browser;
before(async () => (server = await serve()));
after(() => server?.stop());
// A browser each: what one still clears away of a closed context may be a notice of the next.
beforeEach(async () => (browser = await launch({ isWhole: true })));
afterEach(() => browser?.close());

const NOTICE = {
  title: 'Ваш хід',
  body: 'Неділя: нова карта чекає на ваш малюнок.',
  language: 'uk',
  tag: 'one table',
  path: '/learn',
};

/** The notices on the screen. */
const shown = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({ title, body, lang, data }) => ({ title, body, lang, path: data.path }));
  });

/** A page with its worker, and a function that delivers a message as a push service would. */
async function subscribed() {
  const page = await newPage(browser, server.url, { serviceWorkers: 'allow' });
  await page.context().grantPermissions(['notifications'], { origin: server.url });
  const session = await page.context().newCDPSession(page);
  let registrationId;
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.at(-1)?.registrationId ?? registrationId;
  });
  await session.send('ServiceWorker.enable');
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await until('the worker is known', () => registrationId !== undefined);
  const deliver = (data) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: server.url,
      registrationId,
      data: typeof data === 'string' ? data : JSON.stringify(data),
    });
  return { page, deliver };
}

test('a push message is shown in its own words, and a later one takes its place', async () => {
  const { page, deliver } = await subscribed();
  await deliver(NOTICE);
  const { title, body, path } = NOTICE;
  await until('it is shown', async () => (await shown(page)).length === 1);
  assert.deepEqual(await shown(page), [{ title, body, lang: 'uk', path }]);
  const later = { ...NOTICE, title: 'Минула половина вашого часу' };
  const isLaterShown = async () => (await shown(page))[0]?.title === later.title;
  await deliver(later);
  await until('the later one is shown', isLaterShown);
  assert.equal((await shown(page)).length, 1);
});

test('nothing is shown over the page it tells about, nor of what is no notice', async () => {
  const { page, deliver } = await subscribed();
  await page.bringToFront();
  await deliver({ ...NOTICE, path: '/' });
  await deliver('no notice');
  await deliver({ ...NOTICE, tag: 'evil', path: '//evil.example/' });
  await deliver({ ...NOTICE, tag: 'last' });
  await until('the last one is shown', async () => (await shown(page)).length > 0);
  assert.deepEqual(
    (await shown(page)).map(({ path }) => path),
    ['/learn'],
  );
});
