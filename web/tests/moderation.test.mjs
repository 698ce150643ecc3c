/** Moderation from the report to the answer: who reports, who moderates and who is concerned, each in a browser. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { expectRefusal, Guest, inProof, launch, newPage, PHONE, serve } from './harness.mjs';
import { until } from './play.mjs';
import { say } from './text.mjs';

const PASSWORD = 'seven tall pines';
let server;
let browser;
let judith;
let vic;
let rita;
let table;

before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
  [judith, vic, rita] = await Promise.all(
    ['Judith', 'Vile Vic', 'Rita'].map((name) => new Guest(server.url).enter(name)),
  );
  await judith.ask('POST', '/api/members', { login: 'Judith', password: PASSWORD });
  await server.administer('admin', 'grant', 'Judith');
  table = await vic.open({ seats: 3, title: 'Fools only', public: true });
  for (const guest of [vic, rita]) await guest.sit(table);
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

/** Report something in the dialog that is open, by the keyboard. */
async function report(page, what) {
  const dialog = page.getByRole('dialog', { name: say('web-report-heading') });
  await dialog.getByRole('option', { name: what }).waitFor({ state: 'attached' });
  await dialog.getByLabel(say('web-report-what')).selectOption({ label: what });
  await dialog.getByRole('button', { name: say('web-report-send') }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByText(say('web-report-sent')).waitFor();
  await page.keyboard.press('Escape');
}

/** Decide about a report or an answer; `fill` fills the form. */
async function decide(page, about, fill) {
  await page
    .getByRole('button', { name: new RegExp(`${say('web-mod-decide')}\\s*: ${about}`) })
    .click();
  const dialog = page.getByRole('dialog', { name: say('web-mod-decide') });
  await fill(dialog);
  await dialog.getByRole('button', { name: say('web-mod-go') }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText(say('web-mod-done')).waitFor();
}

test('a story of moderation from the report to the answer', async () => {
  const reporter = await pageOf(rita, 'Rita', `/t/${table}`);
  await reporter
    .getByRole('button', { name: /Vile Vic/ })
    .first()
    .click();
  await reporter.getByRole('button', { name: say('web-report-of', { who: 'Vile Vic' }) }).click();
  await report(reporter, say('web-report-name', { words: 'Vile Vic' }));
  await reporter.getByRole('button', { name: say('web-report-of', { who: 'Vile Vic' }) }).click();
  await report(reporter, say('web-report-title', { words: 'Fools only' }));

  const offender = await pageOf(vic, 'Vile Vic', `/t/${table}`, {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  });
  await offender.locator('main.room').waitFor();

  const moderator = await pageOf(judith, 'Judith', '/you');
  await moderator.getByRole('link', { name: say('web-you-moderation'), exact: true }).click();
  const reports = moderator.getByRole('region', { name: say('web-mod-reports') });
  await reports.getByText('Vile Vic', { exact: true }).first().waitFor();
  await decide(moderator, 'Vile Vic', async (dialog) => {
    await dialog.getByLabel(say('web-mod-new-name')).fill('Heron');
    await dialog
      .getByLabel(say('web-mod-rule'))
      .selectOption({ label: say('web-mod-rule-insult') });
  });
  await until('the name is changed at the table', async () => {
    const { seats } = (await rita.ask('GET', `/api/tables/${table}`)).table;
    return seats[0].name === 'Heron';
  });
  await reporter.getByText('Heron').first().waitFor(); // at once, for who looks on

  const other = await rita.open({ seats: 2, title: 'Elsewhere' });
  await offender.goto(`/t/${other}`); // the browser has the name that was taken away
  await until('the new name is offered', async () => {
    const name = offender.getByLabel(say('web-join-name'));
    return (await name.count()) > 0 && (await name.inputValue()) === 'Heron';
  });
  await offender.goto(`/t/${table}`);

  expectRefusal(offender, /^403 GET \/api\/me(\/|$)/);
  await decide(moderator, 'Fools only', async (dialog) => {
    await dialog.getByLabel(say('web-mod-act')).selectOption({ label: say('web-mod-act-suspend') });
    await dialog
      .getByLabel(say('web-mod-days'))
      .selectOption({ label: say('web-mod-days-count', { count: 7 }) });
    await dialog.getByLabel(say('web-mod-note')).fill('Nobody here is a fool.');
  });
  const log = moderator.getByRole('region', { name: say('web-mod-log') });
  const acts = async () => (await log.locator('li b').allTextContents()).join(', ');
  const all = ['suspend', 'rename', 'grant'].map((act) => say(`web-mod-logged-${act}`)).join(', ');
  await until('all acts are in the log', async () => (await acts()) === all);
  const closing = await log
    .locator('q')
    .evaluateAll((quoted) => quoted.map((one) => getComputedStyle(one, '::after').content));
  assert.deepEqual([...new Set(closing)], ['close-quote']);

  await offender.goto('/games').catch(() => {}); // it may be on its way already
  await offender.waitForURL('**/decisions');
  await offender.getByRole('heading', { name: say('web-decisions-suspended') }).waitFor();
  const decision = offender.getByRole('article', { name: say('web-decision-suspend') });
  await decision.getByText(say('web-decision-note', { note: 'Nobody here is a fool.' })).waitFor();
  await decision.getByLabel(say('web-decision-answer')).fill('I am sorry.');
  await decision.getByRole('button', { name: say('web-decision-send') }).tap();
  await offender.getByRole('status').getByText(say('web-decision-sent')).waitFor();
  assert.equal(await decision.getByLabel(say('web-decision-answer')).count(), 0); // once
  await offender.getByRole('button', { name: say('web-you-export') }).waitFor();
  const data = offender.getByRole('region', { name: say('web-you-data') });
  assert.notEqual(await data.evaluate((one) => getComputedStyle(one).padding), '0px');

  await moderator.reload();
  const answers = moderator.getByRole('region', { name: say('web-mod-answers') });
  await answers.getByText('I am sorry.').waitFor();
  await decide(moderator, 'Heron', async (dialog) => {
    await dialog.getByLabel(say('web-mod-act')).selectOption({ label: say('web-mod-act-lift') });
  });
  await answers.getByText(say('web-mod-answers-none')).waitFor();

  await offender.goto('/you');
  await offender.getByRole('link', { name: say('web-you-decisions') }).tap();
  await offender.getByRole('article', { name: say('web-decision-lift') }).waitFor();
  await offender.getByText(say('web-decision-read')).waitFor();
  for (const { troubles } of [reporter, offender, moderator]) assert.deepEqual(troubles, []);
});

test('a title is reported from the list, and taken off it', inProof, async () => {
  const open = await vic.open({ seats: 3, title: 'Buy my ink', public: true });
  const reporter = await pageOf(rita, 'Rita', '/lobby');
  await reporter.getByRole('button', { name: say('web-report-of', { who: 'Buy my ink' }) }).click();
  await report(reporter, say('web-report-title', { words: 'Buy my ink' }));
  const moderator = await pageOf(judith, 'Judith', '/moderation');
  await decide(moderator, 'Buy my ink', async (dialog) => {
    await dialog.getByLabel(say('web-mod-act')).selectOption({ label: say('web-mod-act-unlist') });
    await dialog
      .getByLabel(say('web-mod-rule'))
      .selectOption({ label: say('web-mod-rule-advertising') });
  });
  await until('the table is not in the list', async () => {
    const { tables } = await rita.ask('GET', '/api/tables');
    return !tables.some(({ id }) => id === open);
  });
  for (const { troubles } of [reporter, moderator]) assert.deepEqual(troubles, []);
});

test('a report about a suspended person may lift that, or close the table', inProof, async () => {
  const open = await vic.open({ seats: 3, public: true });
  await vic.sit(open);
  const { table: seen } = await rita.ask('GET', `/api/tables/${open}`);
  await rita.ask('POST', '/api/reports', { kind: 'name', table: open, seat: 0 });
  const { player } = seen.seats[0];
  const act = { kind: 'suspend', rule: 'insult', player, days: 1 };
  await judith.ask('POST', '/api/moderation/acts', act);
  const running = await rita.open({ seats: 3, public: true });
  await rita.sit(running);
  await judith.ask('POST', '/api/reports', { kind: 'name', table: running, seat: 0 });
  const moderator = await pageOf(judith, 'Judith', '/moderation');
  const offered = async (about) => {
    await moderator
      .getByRole('button', { name: new RegExp(`${say('web-mod-decide')}\\s*: ${about}`) })
      .click();
    const dialog = moderator.getByRole('dialog', { name: say('web-mod-decide') });
    const found = await dialog.getByLabel(say('web-mod-act')).locator('option').allTextContents();
    await moderator.keyboard.press('Escape');
    return found.map((one) => one.trim());
  };
  assert.ok((await offered('Rita')).includes(say('web-mod-act-end_table')));
  assert.ok(!(await offered('Rita')).includes(say('web-mod-act-lift')));
  await decide(moderator, 'Heron', async (dialog) => {
    await dialog.getByLabel(say('web-mod-act')).selectOption({ label: say('web-mod-act-lift') });
  });
  assert.equal((await vic.ask('GET', '/api/me')).name, 'Heron');
  assert.deepEqual(moderator.troubles, []);
});

test('nobody but a moderator sees the page', async () => {
  const expected = /^403 GET \/api\/moderation\/queue$/;
  const page = await pageOf(rita, 'Rita', '/moderation', { expected });
  await page.getByText(say('refusal-NotModerator')).waitFor();
  assert.equal(await page.getByRole('region', { name: say('web-mod-reports') }).count(), 0);
});
