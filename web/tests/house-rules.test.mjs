/**
 * House rules: chosen in the form for a new table, and seen by whoever joins it, as is everything else that
 * differs from the preset.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { expectRefusal, Guest, launch, newPage, PHONE, serve } from './harness.mjs';
import { like, say } from './text.mjs';

let server;
let browser;
before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Open a table of Heroes with skills by the form, with more choices; returns its address. */
async function openByForm(page, choices) {
  await page.goto('/new');
  await page
    .getByRole('radio', { name: like('preset-heroes') })
    .first()
    .check();
  await page.getByText(say('web-home-details')).click();
  await page.getByRole('radio', { name: say('web-home-skills-all') }).check();
  for (const [group, choice] of choices) {
    await page.getByRole('group', { name: group }).getByRole('radio', { name: choice }).check();
  }
  await page.getByRole('button', { name: say('web-home-opens') }).click();
  await page.waitForURL(/\/t\//);
  return new URL(page.url()).pathname.slice(3);
}

/** What differs from the preset, as the waiting room marks it. */
const marked = async (page) => {
  await page.locator('dl').waitFor({ state: 'attached' }); // folded, if nothing differs
  const lines = await page.locator('dl .changed').allInnerTexts();
  return lines.map((line) => line.replace(/\s+/g, ' ').trim());
};

test('the rulebook gives ruins cards to Heroes with skills, and a guest sees what is changed', async () => {
  const page = await newPage(browser, server.url);
  await new Guest(server.url).enter('Isolde').then((guest) => guest.lendTo(page));
  const id = await openByForm(page, [
    [say('web-house-great_city'), like('web-house-great_city-spaces')],
    [say('web-house-fallback_terrain'), like('web-house-fallback_terrain-card')],
  ]);
  const guest = await new Guest(server.url).enter('Quill');
  const { table } = await guest.ask('GET', `/api/tables/${id}`);
  assert.equal(table.options.ruins_cards, 'yes');
  assert.deepEqual(table.house_rules, ['fallback_terrain', 'great_city']);
  assert.deepEqual([table.preset, table.changes], ['heroes', ['skills']]);

  const other = await newPage(browser, server.url, { viewport: PHONE });
  await guest.lendTo(other);
  await other.goto(`/t/${id}`);
  assert.deepEqual(await marked(other), [
    `${say('skills')} ${say('web-room-skills-dealt', { dealt: 3, count: 8 })}`,
    [
      say('web-room-house-rules'),
      say('web-room-house-fallback_terrain'),
      say('web-room-house-great_city'),
    ].join(' '),
  ]);
  assert.equal(
    await other.locator('dl dd').first().innerText(),
    say('web-room-changed', { preset: say('preset-heroes') }),
  );
  for (const one of [page, other]) {
    assert.deepEqual(one.troubles, []);
    await one.context().close();
  }
});

test('leaving the ruins cards out is a house rule; with the base cards it is refused beside the choice', async () => {
  const page = await newPage(browser, server.url);
  await new Guest(server.url).enter('Bertram').then((guest) => guest.lendTo(page));
  await openByForm(page, [[say('web-house-ruins_cards'), like('web-house-ruins_cards-no')]]);
  const left = `${say('web-room-house-rules')} ${say('web-room-house-no_ruins_cards')}`;
  assert.ok((await marked(page)).includes(left));

  expectRefusal(page, /^422 POST \/api\/tables$/);
  await page.goto('/new');
  await page.locator('input[type=radio][value=base]').first().check(); // the preset
  await page.getByText(say('web-home-details')).click();
  const ruins = page.getByRole('group', { name: say('web-house-ruins_cards') });
  await ruins.getByRole('radio', { name: like('web-house-ruins_cards-no') }).check();
  await page.getByRole('button', { name: say('web-home-opens') }).click();
  await page
    .locator('fieldset + [role=alert] .refusal', { hasText: say('refusal-RuinsCardsBelong') })
    .waitFor();
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('the switches of families are chosen in the form, and told as unrated', async () => {
  const page = await newPage(browser, server.url, { viewport: PHONE });
  await new Guest(server.url).enter('Perpetua').then((guest) => guest.lendTo(page));
  await page.goto('/new');
  await page
    .getByRole('radio', { name: like('preset-heroes') })
    .first()
    .check();
  await page.getByText(say('web-home-details')).click();
  await page.getByLabel(say('web-house-ambush_count')).selectOption('2');
  await page
    .getByRole('group', { name: say('web-house-powers') })
    .getByRole('radio', { name: like('web-house-powers-own') })
    .check();
  await page.getByRole('button', { name: say('web-home-opens') }).click();
  await page.waitForURL(/\/t\//);
  const told = [
    say('web-room-house-rules'),
    say('web-room-house-ambush_count', { ambushes: 2 }),
    say('web-room-house-powers'),
  ];
  assert.ok((await marked(page)).includes(told.join(' ')));
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('a preset as it is has nothing to point at', async () => {
  const guest = await new Guest(server.url).enter('Marigold');
  const page = await newPage(browser, server.url);
  await guest.lendTo(page);
  for (const preset of ['base', 'everything', 'first_game']) {
    await page.goto(`/t/${await guest.open({ seats: 2, preset })}`);
    assert.deepEqual(await marked(page), [], preset);
  }
  await page.context().close();
});
