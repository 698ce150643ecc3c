/** Links in mails, from a real SMTP server to a real browser: an address, a password, no more mails. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { expectRefusal, Guest, launch, newPage, PYTHON, serveOwn } from './harness.mjs';
import { like, say } from './text.mjs';

const PASSWORD = 'seven tall pines';
const BETTER = 'eight tall pines';
const ADDRESS = 'isolde@example.org';

let smtp, mails, server, browser, url;
before(async () => {
  smtp = spawn(PYTHON, [join(import.meta.dirname, 'smtp.py')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  mails = createInterface({ input: smtp.stdout })[Symbol.asyncIterator]();
  const smtpPort = (await mails.next()).value;
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address();
  free.close();
  url = `http://localhost:${port}`;
  const env = {
    INKLAND_PUBLIC_URL: url,
    INKLAND_SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    INKLAND_MAIL_FROM: 'Inkland <post@inkland.example>',
  };
  const flags = ['--port', String(port)];
  [server, browser] = await Promise.all([serveOwn({ flags, env }), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
  smtp?.kill();
});

const SITE = { site: 'localhost' };

const nextMail = async () => JSON.parse((await mails.next()).value);
const told = (page, text) => page.getByText(text).first().waitFor();

/** A member who has confirmed an address. */
async function member(login, page) {
  const guest = await new Guest(url).enter(login);
  await guest.ask('POST', '/api/members', { login, password: PASSWORD });
  await guest.ask('POST', '/api/me/confirmation', { password: PASSWORD });
  await guest.ask('PUT', '/api/me/mail', { address: ADDRESS, language: 'en' });
  const mail = await nextMail();
  assert.equal(mail.to, ADDRESS);
  await page.goto(mail.links[0]);
  await page.getByRole('button', { name: say('web-mail-confirm-go') }).waitFor();
  assert.equal(page.url(), `${url}/mail/confirm`, 'the token has left the address bar');
  assert.equal(await isConfirmed(guest), false, 'opening the link confirms nothing');
  await page.getByRole('button', { name: say('web-mail-confirm-go') }).click();
  await told(page, say('web-mail-confirm-done'));
  assert.equal(await isConfirmed(guest), true);
  return guest;
}

const isConfirmed = async (guest) => (await guest.ask('GET', '/api/me/notices')).mail.is_confirmed;

test('a forgotten password is set anew by a mailed link', async () => {
  const page = await newPage(browser, url);
  const guest = await member('isolde42', page);
  await page.goto('/you');
  await page.getByRole('link', { name: say('web-you-forgotten') }).click();
  await page.getByRole('button', { name: say('web-mail-forgotten-go') }).click();
  await told(page, say('web-mail-forgotten-empty'));
  await page.getByLabel(say('web-mail-forgotten-field')).fill(ADDRESS);
  await page.getByRole('button', { name: say('web-mail-forgotten-go') }).click();
  await told(page, say('web-mail-forgotten-done'));
  const mail = await nextMail();
  assert.match(mail.text, /isolde42/);
  await page.goto(mail.links[0]);
  await page.getByLabel(say('web-you-password-new')).waitFor();
  assert.equal(page.url(), `${url}/password`, 'the token has left the address bar');
  assert.equal(await page.evaluate(() => location.hash), '');
  expectRefusal(page, /^422 POST \/api\/passwords\/new$/);
  await page.getByLabel(say('web-you-password-new')).fill('password');
  await page.getByRole('button', { name: say('web-mail-password-go') }).click();
  await told(page, say('refusal-BadPassword'));
  await page.getByLabel(say('web-you-password-new')).fill(BETTER);
  await page.getByRole('button', { name: say('web-mail-password-go') }).click();
  await told(page, say('web-mail-password-done'));
  assert.equal((await nextMail()).subject, say('mail-password-changed-subject', SITE));
  await assert.rejects(guest.ask('GET', '/api/sessions'), 'all sessions have ended');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('web-you-log-in-go') })
    .click();
  const form = page.locator('#log-in');
  await form.getByLabel(say('web-you-login'), { exact: true }).fill('isolde42');
  await form.getByLabel(say('web-you-password'), { exact: true }).fill(BETTER);
  await form.locator('button[type="submit"]').click();
  await told(page, say('web-you-member', { login: 'isolde42' }));
  await page.goto(mail.links[0]);
  expectRefusal(page, /^404 POST \/api\/passwords\/new$/);
  await page.getByLabel(say('web-you-password-new')).fill('nine tall pines');
  await page.getByRole('button', { name: say('web-mail-password-go') }).click();
  await told(page, say('refusal-LinkExpired'));
  await page.getByRole('link', { name: say('web-mail-password-again') }).click();
  await page.getByLabel(say('web-mail-forgotten-field')).waitFor();

  const news = await nextMail();
  assert.equal(news.subject, say('mail-device-added-subject', SITE));
  await page.goto(news.links[0]);
  await page.getByRole('button', { name: say('web-mail-not-me-go') }).click();
  await told(page, say('web-mail-not-me-done'));
  assert.equal((await nextMail()).subject, say('mail-new-password-subject', SITE));
  await page.goto('/you');
  await page.locator('#log-in').waitFor();
  assert.deepEqual(page.troubles, []);
});

test('a mail about a game leads to it, and its last link stops such mails', async () => {
  const page = await newPage(browser, url);
  const [away, host] = [await member('bertram7', page), await new Guest(url).enter('Quill')];
  const id = await host.open({ seats: 2, title: 'The old coast' });
  for (const guest of [host, away]) await guest.sit(id);
  await host.start(id);
  const mail = await nextMail();
  assert.equal(mail.to, ADDRESS);
  assert.match(mail.text, /The old coast/);
  assert.equal(mail.links[0], `${url}/t/${id}`);
  const [, oneClick] = /^<(.*)>$/.exec(mail.unsubscribe);
  await page.goto(oneClick);
  await page.getByRole('button', { name: say('web-mail-unsubscribe-go') }).waitFor();
  assert.equal(page.url(), `${url}/mail/unsubscribe`, 'the token has left the address bar');
  const isSubscribed = async () => (await away.ask('GET', '/api/me/notices')).mail.is_subscribed;
  assert.equal(await isSubscribed(), true, 'opening the link stops nothing');
  await page.getByRole('button', { name: say('web-mail-unsubscribe-go') }).click();
  await told(page, say('web-mail-unsubscribe-done'));
  assert.equal(await isSubscribed(), false);
  await page.goto('/mail/unsubscribe#half-a-tok');
  await told(page, say('web-mail-incomplete'));
  assert.deepEqual(page.troubles, []);
});

test('localhost has passkeys', async () => {
  const page = await newPage(browser, url);
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const guest = await new Guest(url).enter('Marigold');
  await guest.ask('POST', '/api/members', { login: 'marigold', password: PASSWORD });
  await guest.lendTo(page);
  await page.goto('/you');
  expectRefusal(page, /^403 POST \/api\/passkeys\/options$/); // the password is asked for first
  await page.getByRole('button', { name: say('web-you-passkey-add') }).click();
  const dialog = page.getByRole('dialog', { name: say('web-you-confirm') });
  await dialog.getByLabel(say('web-you-password'), { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: say('web-you-confirm-go'), exact: true }).click();
  await page.getByRole('button', { name: like('web-you-passkey-remove-this') }).waitFor();
  await page.getByRole('button', { name: say('web-you-log-out'), exact: true }).click();
  await page.getByRole('button', { name: say('web-you-log-in-passkey') }).click();
  await told(page, say('web-you-member', { login: 'marigold' }));
  assert.deepEqual(page.troubles, []);
});
