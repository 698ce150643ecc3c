/** Own map sheets: made by mouse and keys, then played alone and at a table, printed and scored. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DESK, expectRefusal, launch, newPage, PHONE, serve } from './harness.mjs';
import { Player, until } from './play.mjs';
import { like, say } from './text.mjs';

const OWN = 'own1-m11m';
let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

const cell = (page, space) => page.locator('[role=gridcell]').nth(space);
const notation = (page) => new URL(page.url()).pathname.split('/')[2] ?? '';
const becomes = (page, text) => until(text, () => notation(page) === text);
const button = (page, name) => page.getByRole('button', { name });
const link = (page, name) => page.getByRole('link', { name });

async function opened(path, options = { viewport: DESK }) {
  const page = await newPage(browser, server.url, options);
  await page.goto(path);
  return page;
}

async function close(page) {
  assert.deepEqual(page.troubles, []);
  await page.context().close();
}

/** The name of a space with a mountain. */
const mountainAt = (label) => like('web-space', { label, kind: say('web-kind-mountain') });

/** The options of the table that a page shows. */
async function optionsOf(page) {
  const id = await until('a table', () => /\/t\/(\w{26})/.exec(page.url())?.[1]);
  return page.evaluate(
    async (id) => (await (await fetch(`/api/tables/${id}`)).json()).table.options,
    id,
  );
}

test('a sheet is painted by mouse and keys, undone, and kept by its address', async () => {
  const page = await opened('/maps');
  await becomes(page, 'own1-');
  await cell(page, 0).click();
  await becomes(page, 'own1-m');
  await page.getByRole('radio', { name: say('feature-ruins') }).check();
  await cell(page, 5).click();
  await becomes(page, 'own1-m4r');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('w');
  await becomes(page, 'own1-m4rw');
  assert.ok(await page.getByRole('radio', { name: say('feature-wasteland') }).isChecked());
  await page.keyboard.press('Control+z');
  await becomes(page, 'own1-m4r');
  await button(page, say('web-own-map-undo')).click();
  await becomes(page, 'own1-m');
  await cell(page, 0).focus();
  await page.keyboard.press('Delete');
  await becomes(page, 'own1-');
  await button(page, say('web-own-map-undo')).click();
  await becomes(page, 'own1-m');
  await page.reload();
  assert.match(await cell(page, 0).getAttribute('aria-label'), mountainAt('A1'));
  await page.getByLabel(say('web-own-map-begin')).selectOption('b');
  await becomes(page, 'b');
  await page.getByText(say('web-own-map-usual')).waitFor();
  await close(page);
});

test('a stroke of the mouse paints; what is unusual is said and outlined', async () => {
  const page = await opened('/maps');
  await becomes(page, 'own1-');
  for (const space of [1, 11]) await cell(page, space).click();
  await page.getByText(say('web-own-map-split_land', { spaces: 'A1' })).waitFor();
  await page.getByText(say('web-own-map-warned', { count: 3 })).waitFor();
  assert.equal(await page.locator('.map .fits').count(), 1);
  const [from, to] = [await cell(page, 33).boundingBox(), await cell(page, 36).boundingBox()];
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(to.x + 5, to.y + 5, { steps: 20 });
  await page.mouse.up();
  await becomes(page, 'own1-1m9m21mmmm');
  await close(page);
});

test('an address that is no sheet is refused in words, and an empty sheet opened', async () => {
  const page = await opened(`/maps/own1-${'m'.repeat(121)}`, {
    expected: /^422 GET \/api\/maps\//,
  });
  await page.getByText(like('refusal-UnknownMapSheet')).waitFor();
  await becomes(page, 'own1-');
  await close(page);
});

test('a table whose map cannot be read says so', async () => {
  const page = await newPage(browser, server.url, { viewport: DESK });
  expectRefusal(page, /^net::ERR_FAILED GET \/api\/maps\//);
  await page.route('**/api/maps/**', (route) => route.abort());
  await page.goto(`/new?map=${OWN}`);
  await page.locator('.refusal').first().waitFor();
  await page.context().close();
});

test('a link with a full stop behind it is the sheet', async () => {
  const page = await opened(`/maps/${OWN.toUpperCase()}.`);
  await becomes(page, OWN);
  await close(page);
});

test('a touch paints, and a game alone is played on the sheet', async () => {
  const page = await opened(`/maps/${OWN}`, { viewport: PHONE, hasTouch: true, isMobile: true });
  await becomes(page, OWN);
  await cell(page, 2).tap();
  await becomes(page, 'own1-m1m9m');
  await button(page, say('web-own-map-alone')).tap();
  assert.equal((await optionsOf(page)).map_sheet, 'own1-m1m9m');
  await cell(page, 2).waitFor();
  assert.match(await cell(page, 2).getAttribute('aria-label'), mountainAt('A3'));
  await new Player(page).answer();
  await close(page);
});

test('a table is opened with the sheet, whatever preset is chosen', async () => {
  const page = await opened(`/maps/${OWN}`);
  await link(page, say('web-own-map-table')).click();
  await page.getByText(say('map-own'), { exact: true }).first().waitFor();
  await page
    .getByRole('radio', { name: say('preset-heroes') })
    .first()
    .check();
  await button(page, say('web-home-opens')).click();
  const options = await optionsOf(page);
  assert.deepEqual([options.map_sheet, options.explore], [OWN, 'heroes']);
  await page.getByText(say('map-own'), { exact: true }).first().waitFor();
  await close(page);
});

test('the sheet is printed, and scored on paper', async () => {
  const page = await opened(`/maps/${OWN}`);
  await link(page, say('web-own-map-print')).click();
  await page.locator('.print-page').waitFor();
  assert.equal(await page.locator('.print-page').count(), 1);
  assert.equal(await page.locator('.print-page h2').textContent(), say('map-own'));
  await page.getByText(`/maps/${OWN}`).waitFor(); // so that it can be found again
  const pdf = await page.pdf({ preferCSSPageSize: true });
  assert.equal(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g).length, 1);
  await page.goBack();
  await link(page, say('web-own-map-score')).click();
  await page.locator('.result .line').first().waitFor();
  assert.match(await cell(page, 0).getAttribute('aria-label'), mountainAt('A1'));
  assert.equal(await page.locator('.refusal').count(), 0);
  await close(page);
});
