/** Recovery codes, news of an account, and the page about privacy, in a real browser. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { expectRefusal, Guest, inProof, launch, newPage, serve } from './harness.mjs';
import { until } from './play.mjs';
import { like, say } from './text.mjs';

const PASSWORD = 'seven tall pines';
const BETTER = 'eight tall pines';
const CODE = /^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/;

let server, browser;
before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const told = (page, text) => page.getByText(text).first().waitFor();
const button = (page, name) => page.getByRole('button', { name, exact: true });
const region = (page, name) => page.getByRole('region', { name, exact: true });

async function member(login) {
  const guest = await new Guest(server.url).enter(login);
  await guest.ask('POST', '/api/members', { login, password: PASSWORD });
  return guest;
}

async function confirm(page) {
  const dialog = page.getByRole('dialog', { name: say('web-you-confirm') });
  await dialog.getByLabel(say('web-you-password'), { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

test('codes are made and shown once, and one of them sets a new password', async () => {
  const guest = await member('linnea42');
  const page = await newPage(browser, server.url);
  await guest.lendTo(page);
  await page.goto('/you');
  const section = region(page, say('web-recovery-codes'));
  await section.getByText(say('web-recovery-none')).waitFor();
  expectRefusal(page, /^403 POST \/api\/me\/recovery-codes$/); // the password is asked for first
  await button(page, say('web-recovery-make')).focus();
  await page.keyboard.press('Enter');
  await confirm(page);
  await section.locator('li').nth(9).waitFor();
  const focused = await page.evaluate(() => document.activeElement?.textContent);
  assert.equal(focused, say('web-recovery-shown'), 'a screen reader goes on at the codes');
  const codes = await section.locator('li code').allTextContents();
  assert.equal(new Set(codes).size, 10);
  for (const code of codes) assert.match(code, CODE);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, say('web-recovery-save')).click(),
  ]);
  assert.equal(readFileSync(await download.path(), 'utf8'), codes.join('\n') + '\n');
  await button(page, say('web-recovery-done')).click();
  await section.getByText(like('web-recovery-left', { left: 10 })).waitFor();
  await told(page, say('web-recovery-news-codes_made'));
  await page.reload();
  await section.getByText(like('web-recovery-left', { left: 10 })).waitFor();
  assert.equal(await page.getByText(codes[0]).count(), 0, 'they are shown once');

  const other = await newPage(browser, server.url);
  for (const form of [/^403 POST .*recovery$/, /^422 POST .*recovery$/]) expectRefusal(other, form);
  await other.goto('/forgotten');
  await other.getByRole('link', { name: say('web-recovery-have') }).click();
  await button(other, say('web-recovery-go')).click();
  await told(other, say('web-recovery-empty'));
  await other.getByLabel(say('web-you-login'), { exact: true }).fill('linnea42');
  await other.getByLabel(say('web-recovery-code')).fill('0000-0000-0000-0000');
  await other.getByLabel(say('web-you-password-new')).fill(BETTER);
  await other.keyboard.press('Enter');
  await told(other, say('refusal-WrongRecoveryCode'));
  await other
    .getByLabel(say('web-recovery-code'))
    .fill(codes[4].toLowerCase().replaceAll('-', ' '));
  await other.getByLabel(say('web-you-password-new')).fill('password');
  await other.keyboard.press('Enter');
  await told(other, say('refusal-BadPassword'));
  await other.getByLabel(say('web-you-password-new')).fill(BETTER);
  await other.keyboard.press('Enter');
  await told(other, say('web-recovery-page-done'));
  await other.getByRole('link', { name: say('web-you-log-in-go') }).click();
  await other.getByRole('heading', { name: say('web-you-log-in'), exact: true }).waitFor();
  const form = other.locator('#log-in');
  await form.getByLabel(say('web-you-login'), { exact: true }).fill('linnea42');
  await form.getByLabel(say('web-you-password'), { exact: true }).fill(BETTER);
  await other.keyboard.press('Enter');
  await region(other, say('web-recovery-codes'))
    .getByText(like('web-recovery-left', { left: 9 }))
    .waitFor();
  await told(other, say('web-recovery-news-recovery_used'));
  await page.goto('/you');
  await page.locator('#log-in').waitFor(); // logged out there
});

test('a login on a new device is told, and ended if it was not me', async () => {
  const guest = await member('torvald42');
  const page = await newPage(browser, server.url);
  await guest.lendTo(page);
  await page.goto('/you');
  await region(page, say('web-recovery-codes')).waitFor();
  assert.equal(await region(page, say('web-recovery-news')).count(), 0);
  const thief = new Guest(server.url);
  await thief.ask('POST', '/api/sessions', { login: 'torvald42', password: PASSWORD });
  await page.reload();
  const news = region(page, say('web-recovery-news'));
  await news.getByText(say('web-recovery-news-device_added')).waitFor();
  await news.getByText(say('web-recovery-new'), { exact: true }).waitFor();
  assert.equal((await thief.ask('GET', '/api/sessions')).sessions.length, 2);
  expectRefusal(page, /^403 DELETE \/api\/sessions$/); // the password is asked for first
  await button(page, say('web-recovery-not-me')).click();
  await confirm(page);
  await told(page, say('web-recovery-not-me-done'));
  await until('the thief is out', async () => {
    try {
      await thief.ask('GET', '/api/sessions');
      return false;
    } catch {
      return true;
    }
  });
  await page.reload();
  await news.getByText(say('web-recovery-news-device_added')).waitFor();
  assert.equal(
    await news.getByText(say('web-recovery-new'), { exact: true }).count(),
    0,
    'seen by now',
  );
});

test('the page about privacy says in five languages what the server says', inProof, async () => {
  const page = await newPage(browser, server.url);
  const { kept } = await new Guest(server.url).ask('GET', '/api/privacy');
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('web-home-privacy') })
    .click();
  const titles = new Set();
  for (const language of ['en', 'uk', 'ru', 'cs', 'pl']) {
    await page.locator(`footer [lang="${language}"]`).click();
    await page
      .locator('.things h3')
      .nth(kept.length - 1)
      .waitFor();
    await until('the language is loaded', async () =>
      page.evaluate((wanted) => document.documentElement.lang === wanted, language),
    );
    const text = await page.locator('main').innerText();
    assert.doesNotMatch(text, /web-privacy/, `${language}: every sentence is there`);
    assert.equal(await page.locator('.things h3').count(), kept.length);
    const shown = await page.locator('.things dd').allInnerTexts();
    const limits = kept.flatMap((thing) => thing.limits);
    assert.equal(shown.length, limits.length);
    limits.forEach(({ seconds }, number) => {
      const value = Number.parseInt(shown[number], 10);
      const unit = [86_400, 3_600, 60].find((length) => seconds % length === 0);
      assert.equal(value, seconds / unit, `${language}: ${shown[number]}`);
    });
    titles.add(await page.locator('h1').innerText());
  }
  assert.equal(titles.size, 5);
});
