/** Several people at one device: the sheet is closed between turns, and nobody sees what another has drawn. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { allowRefusal, DESK, inProof, IS_PROOF, launch, newPage, PHONE } from './harness.mjs';
import { isReady, NO_FILE, writePages } from './pages.mjs';
import { Keys, listen, look, Player, tableOf, until } from './play.mjs';
import { LANGUAGES } from './screens.mjs';
import { like, say } from './text.mjs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PICTURES = process.env.PICTURES; // a folder for pictures of the cover
const LONGEST_GAME = 200; // more drawings than two people make

let host, browser;
before(async () => {
  [host, browser] = await Promise.all([writePages(), launch()]);
  if (PICTURES) mkdirSync(PICTURES, { recursive: true });
});
after(async () => {
  await browser?.close();
  await host?.remove();
});

async function newScreen(options = {}) {
  const page = await newPage(browser, host.url, options);
  allowRefusal(page, NO_FILE);
  await listen(page);
  await page.addInitScript({ content: AXE });
  return page;
}

/** Fill in the form of a new table; `bots` are added to the people. */
async function openTable(page, names, bots = 0) {
  await page.goto(`${host.url}new`);
  await page.getByRole('radio', { name: say('web-pass-several') }).check();
  await isReady(page);
  for (const [place, name] of names.entries()) {
    const field = page.getByRole('textbox', { name: say('web-pass-name', { number: place + 1 }) });
    if ((await field.count()) === 0) {
      await page.getByRole('button', { name: say('web-pass-add') }).click();
    }
    await field.fill(name);
  }
  for (let count = 0; count < bots; count += 1) {
    await page.getByRole('button', { name: say('web-room-more') }).click();
  }
  await page.getByRole('button', { name: say('web-local-opens') }).click();
  await until('a table', () => tableOf(page));
}

/** Who is to have the device; null if a sheet is open. */
const passedTo = async (page) => {
  const cover = page.getByRole('heading', { level: 1, name: like('web-pass-to') });
  const [text] = await cover.allInnerTexts(); // it may go at any time
  const [before, after] = say('web-pass-to', { name: '|' }).split('|');
  return text?.slice(before.length, text.length - after.length) ?? null;
};
const covered = (page) => until('a closed sheet', () => passedTo(page));

async function open(page, name) {
  assert.equal(await covered(page), name);
  await page.getByRole('button', { name: say('web-pass-i-am', { name }), exact: true }).click();
  await until('an open sheet', async () => (await passedTo(page)) === null);
}

/** Put a drawing somewhere and send it; the next screen is not waited for. */
async function draw(page) {
  const player = new Player(page);
  const { options, confirm } = await player.arrive('asked');
  if (options.length === 0 && confirm === say('web-hand-pass-skill')) return player.press(confirm);
  await player.put();
  return player.confirm();
}

async function checked(page, what) {
  const { violations } = await page.evaluate(() => globalThis.axe.run(document));
  assert.deepEqual(
    violations.map(({ id }) => id),
    [],
    what,
  );
  const isWider = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  assert.ok(!isWider, `${what}: scrolls sideways`);
}

/** What an open page could give away of another's drawing. */
const sheetIsShown = (page) => page.locator('#map').count();

test('the device goes round, and a reload shows nobody another one’s sheet', async () => {
  const page = await newScreen();
  await openTable(page, ['Ann', 'Ben', 'Cleo']);
  await page.getByRole('button', { name: say('web-room-start') }).click();
  assert.equal(await covered(page), 'Ann');
  assert.equal(await sheetIsShown(page), 0);
  const focused = () => page.evaluate(() => document.activeElement.textContent.trim());
  await until('the focus', async () => (await focused()) === say('web-pass-to', { name: 'Ann' }));
  await checked(page, 'the first cover');

  await open(page, 'Ann');
  await until('the focus on the map', () =>
    page.evaluate(() => document.activeElement.closest('#map') !== null),
  );
  await draw(page);
  assert.equal(await covered(page), 'Ben');
  assert.equal(await sheetIsShown(page), 0);

  // Who has drawn may take it back until the next one opens a sheet.
  await page.getByRole('button', { name: say('web-pass-take-back', { name: 'Ann' }) }).click();
  await new Player(page).arrive('asked');
  assert.equal((await look(page)).isPinned, true, 'it is a draft again');
  await new Player(page).confirm();
  assert.equal(await covered(page), 'Ben');

  await page.reload();
  await isReady(page);
  assert.equal(await covered(page), 'Ben');
  assert.equal(await page.getByRole('button', { name: like('web-pass-take-back') }).count(), 0);
  await open(page, 'Ben');
  const seen = await new Player(page).arrive('asked');
  assert.equal(seen.isPinned, false, 'nothing of what Ann has drawn');
  await page.reload(); // in the middle of his turn
  await isReady(page);
  assert.equal(await sheetIsShown(page), 0);
  await open(page, 'Ben');
  await draw(page);
  await open(page, 'Cleo');
  await draw(page);
  // Cleo has the device, and draws first on the next card.
  await until('the next card', async () => (await look(page)).screen === 'asked');
  await draw(page);
  assert.equal(await covered(page), 'Ann');

  await page.goto(`${host.url}games`);
  await isReady(page);
  const listed = page.locator('main a[href*="/t/l"]');
  await listed.first().waitFor();
  assert.equal(await listed.count(), 1, 'the game is listed once');
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

/** Begin a game of two and a bot on a phone, and play so many seasons of it. */
async function playTogether(context, seasons) {
  const page = await newScreen({ viewport: PHONE });
  await openTable(page, ['Ann', 'Ben'], 1);
  await page.getByRole('button', { name: say('web-room-start') }).click();
  const seen = { covers: 0, scorings: 0, ambushes: 0 };
  const player = new Player(page);
  for (let count = 0; count < LONGEST_GAME && seen.scorings < seasons; count += 1) {
    const now = await until('something to do', async () => {
      if ((await passedTo(page)) !== null) return 'cover';
      const { screen, verdict } = await look(page);
      const isLooking = screen === 'asked' && verdict.startsWith(say('web-hand-hint-look'));
      return ['asked', 'scoring', 'standing', 'end'].includes(screen) && !isLooking && screen;
    });
    if (now === 'cover') {
      seen.covers += 1;
      await open(page, await passedTo(page));
    } else if (now === 'scoring') {
      seen.scorings += 1;
      await player.score();
    } else if (now === 'asked') {
      if ((await look(page)).banner !== '') seen.ambushes += 1;
      await draw(page);
    } else break;
  }
  context.diagnostic(JSON.stringify(seen));
  assert.equal(seen.scorings, seasons);
  assert.ok(seen.covers > 2 * seasons, JSON.stringify(seen));
  return page;
}

test('a season of two and a bot: scores are looked at together', async (context) => {
  const page = await playTogether(context, 1);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('a whole game of two and a bot, and a rematch', inProof, async (context) => {
  const page = await playTogether(context, 4);
  const first = tableOf(page);
  await page.getByRole('button', { name: say('web-finale-play-again') }).click();
  await until('another table', () => tableOf(page) && tableOf(page) !== first);
  await page.getByRole('button', { name: say('web-room-start') }).click();
  await open(page, 'Ann');
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('names are checked and remembered; somebody comes to the waiting room', inProof, async () => {
  const page = await newScreen({ viewport: PHONE });
  await openTable(page, ['Ann', 'Ben']).catch(() => {});
  const form = async () => {
    await page.goto(`${host.url}new`);
    await page.getByRole('radio', { name: say('web-pass-several') }).check();
    return page.getByRole('textbox', { name: say('web-pass-name', { number: 2 }) });
  };
  const second = await form();
  assert.equal(await second.inputValue(), 'Ben', 'remembered from last time');
  await checked(page, 'the form');
  await second.fill('ann');
  await page.getByRole('button', { name: say('web-local-opens') }).click();
  await page.getByText(say('web-pass-names-same')).waitFor();
  await second.fill('');
  await page.getByRole('button', { name: say('web-local-opens') }).click();
  await page.getByText(say('web-pass-names-few')).waitFor();
  await second.fill('Ben');
  await page.getByRole('button', { name: say('web-local-opens') }).click();
  await until('a table', () => tableOf(page));
  await page.getByLabel(say('web-pass-somebody')).fill('Dora');
  await page.getByRole('button', { name: say('web-pass-sit') }).click();
  await page.getByText('Dora').first().waitFor();
  await checked(page, 'the waiting room');
  await page.getByRole('button', { name: say('web-room-start') }).click();
  await open(page, 'Ann');
  await page.context().close();
});

test('the cover in each language, two sizes and two themes; by keyboard', inProof, async () => {
  const page = await newScreen();
  await openTable(page, ['Wilhelmina Longname', 'Ben']);
  await page.getByRole('button', { name: say('web-room-start') }).click();
  await covered(page);
  const keys = new Keys(page);
  await keys.tabTo(like('web-pass-i-am', { name: 'Wilhelmina Longname' }));
  await page.keyboard.press('Enter');
  await draw(page);
  await covered(page);
  const all = LANGUAGES.flatMap((language) => [
    [language, 'paper', PHONE],
    [language, 'lamplight', DESK],
    ...(language === 'en' ? [[language, 'lamplight', PHONE], [language, 'paper', DESK]] : []), // prettier-ignore
  ]);
  for (const [language, theme, size] of IS_PROOF ? all : all.slice(0, 1)) {
    await page.setViewportSize(size);
    await page.evaluate(
      (chosen) => {
        const kept = JSON.parse(localStorage.getItem('inkland.settings'));
        localStorage.setItem('inkland.settings', JSON.stringify({ ...kept, ...chosen }));
      },
      { language, theme },
    );
    await page.reload();
    await isReady(page);
    await page.locator('#cover-h').waitFor();
    const text = await page.locator('body').innerText();
    assert.doesNotMatch(text, /\bweb-[a-z]+-/, language);
    await checked(page, `${language} ${theme} ${size.width}`);
    if (PICTURES) {
      await page.screenshot({ path: join(PICTURES, `${language}-${theme}-${size.width}.png`) });
    }
  }
  await page.context().close();
});
