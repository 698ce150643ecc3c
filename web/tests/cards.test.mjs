/** The card reference: searched, read in five languages, and opened from a table without leaving it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Guest, inProof, launch, newPage, PHONE, serve } from './harness.mjs';
import { LANGUAGES } from './screens.mjs';
import { until } from './play.mjs';
import { Speech, say } from './text.mjs';

const EXAMPLES = join(import.meta.dirname, '../../src/inkland/examples');
// One card of each kind, and the ambushes with a power.
const CARDS = [
  'greengold_plains',
  'forgotten_forest',
  'outpost_ruins',
  'giant_troll_ravage',
  'dal_of_jolev',
  'diplomacy',
  'summer',
  'edict_c',
];
// Words that are the same in English and another language.
const KEPT = /^(Craylund|Jorekburg|troll: .*)$/;
const BROKEN = /\b(web|card|terrain|season|example|category|direction|corner)-[a-z_]{2,}|\{\s*\$/;

let server, browser;
before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const found = (page) => page.locator('.found [role="status"]').innerText();
const names = (page) => page.locator('.group .card b').allInnerTexts();

test('a card is found by typing, by kind and by box, and the count is told', async () => {
  const page = await newPage(browser, server.url, { settings: { language: 'en' } });
  await page.goto('/cards');
  const field = page.getByRole('searchbox', { name: say('web-cards-search') });
  await field.waitFor();
  assert.equal(await found(page), say('web-cards-found', { count: 89 }));
  const count = await page.locator('.found [role="status"]').elementHandle();

  await field.focus();
  await page.keyboard.type(say('card-lost_barony.rule'));
  assert.deepEqual(await names(page), [say('card-lost_barony')]);
  // A live region announces its changes: it must stay the same element.
  assert.equal(await count.innerText(), say('web-cards-found', { count: 1 }));
  await field.fill('no such thing');
  assert.equal(await found(page), say('web-cards-found', { count: 0 }));
  await page.getByRole('button', { name: say('web-cards-clear') }).click();
  assert.equal(await found(page), say('web-cards-found', { count: 89 }));

  await page
    .getByLabel(say('web-cards-kinds'))
    .selectOption({ label: say('web-cards-kind-ambush') });
  assert.equal(await found(page), say('web-cards-found', { count: 12 }));
  await page
    .getByLabel(say('web-cards-boxes'))
    .selectOption({ label: say('web-cards-box-heroes') });
  assert.deepEqual(await names(page), [
    say('card-dragon_inferno'),
    say('card-zombie_plague'),
    say('card-giant_troll_ravage'),
    say('card-gorgon_gaze'),
  ]);

  // From the list to a card, on to the next one, and back to the list as it was narrowed.
  await page.getByRole('link', { name: say('card-zombie_plague') }).click();
  await page.getByRole('heading', { name: say('card-zombie_plague'), level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Next: Giant Troll Ravage' }).click();
  await page.getByRole('heading', { name: say('card-giant_troll_ravage'), level: 1 }).waitFor();
  assert.equal(new URL(page.url()).pathname, '/cards/giant_troll_ravage');
  await page.getByRole('link', { name: say('web-cards-all') }).click();
  await field.waitFor();
  assert.equal(await found(page), say('web-cards-found', { count: 4 }));
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('what is typed needs no accents and finds the words of the language', async () => {
  const page = await newPage(browser, server.url, { settings: { language: 'cs' } });
  await page.goto('/cards');
  const name = new Speech('cs').say('card-temple_ruins');
  const [plain] = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(' ');
  assert.ok(!name.toLowerCase().includes(plain), 'the name has accents');
  await page.getByRole('searchbox').fill(plain);
  await until('the ruins cards', async () => (await names(page)).includes(name));
  await page.getByRole('searchbox').fill(name.toUpperCase());
  assert.deepEqual(await names(page), [name]);
  await page.context().close();
});

/** The named examples of a file, as `[sentence, stars]`. */
function examplesOf(card) {
  const text = readFileSync(join(EXAMPLES, 'scoring', `${card}.txt`), 'utf8');
  return [...text.matchAll(/^\[([^\]]+)\] .+ -> (-?\d+)$/gm)].map(([, name, stars]) => {
    return [say(`example-${name}`), Number(stars)];
  });
}

test('the page shows the stars of the example files', async () => {
  const page = await newPage(browser, server.url, { settings: { language: 'en' } });
  for (const card of ['borderlands', 'shieldgate', 'ulems_wallow', 'starlit_sigil']) {
    await page.goto(`/cards/${card}`);
    await page.locator('.example').first().waitFor();
    const shown = await page
      .locator('.example')
      .evaluateAll((figures) =>
        figures.map((figure) => [
          figure.querySelector('figcaption').textContent,
          Number(figure.querySelector('[data-stars]').dataset.stars),
        ]),
      );
    const written = examplesOf(card);
    assert.equal(written.length, 2);
    assert.deepEqual(shown.sort(), written.sort(), card);
  }
  await page.context().close();
});

/** Texts below an element that are cut off, and a page that scrolls sideways; runs in the page. */
function cut(within) {
  const found = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} wide`);
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || holder.closest('.skip, .hide, select, svg, script')) continue;
    if (!holder.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.right > root.clientWidth + 1 || box.left < -1) found.push(node.data);
    for (let outer = holder; outer !== document.body; outer = outer.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(outer);
      if (display === 'inline') continue;
      const frame = outer.getBoundingClientRect();
      const isWide = box.right > frame.right + 1 || box.left < frame.left - 1;
      const isHigh = box.bottom > frame.bottom + 3;
      if (/hidden|clip/.test(overflowX) && isWide) found.push(node.data);
      if (/hidden|clip/.test(overflowY) && isHigh) found.push(node.data);
    }
  }
  return found;
}

const textsOf = (page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .flatMap((element) => [...element.childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE && /\p{L}{4}/u.test(node.data))
      .map((node) => node.data.trim()),
  );

/** Go to another page of the app without a reload. */
async function go(page, path) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  const shown = path === '/cards' ? '.group' : `[data-card="${path.split('/')[2]}"] .example`;
  await page.locator(`main ${shown}`).first().waitFor();
}

test('in the measured languages is missing, left in English or cut', inProof, async () => {
  const said = {};
  for (const language of LANGUAGES) {
    const page = await newPage(browser, server.url, {
      viewport: PHONE,
      settings: { language },
    });
    await page.goto('/cards');
    said[language] = {};
    for (const path of ['/cards', ...CARDS.map((card) => `/cards/${card}`)]) {
      await go(page, path);
      const texts = await textsOf(page);
      assert.deepEqual(
        texts.filter((text) => BROKEN.test(text)),
        [],
        `${language} ${path}`,
      );
      assert.deepEqual(await page.locator('main').evaluate(cut), [], `${language} ${path}`);
      said[language][path] = {
        texts,
        titles: await page.locator('figcaption').allInnerTexts(),
      };
    }
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
  for (const [path, { texts, titles }] of Object.entries(said.en)) {
    for (const language of LANGUAGES.slice(1)) {
      const other = said[language][path];
      const where = `${language} ${path}`;
      assert.equal(other.titles.length, titles.length, where);
      assert.deepEqual(
        other.titles.filter((title) => titles.includes(title)),
        [],
        where,
      );
      assert.deepEqual(
        other.texts.filter((text) => texts.includes(text) && !KEPT.test(text)),
        [],
        where,
      );
    }
  }
});

/** A page at a new game with skills. */
async function begun(viewport) {
  const guest = await new Guest(server.url).enter('Ada');
  const table = await guest.open({ seats: 1, preset: 'base+skills' });
  await guest.sit(table);
  await guest.start(table);
  const page = await newPage(browser, server.url, { viewport, settings: { language: 'en' } });
  await guest.lendTo(page);
  await page.goto(`/t/${table}`);
  await page.locator('.hold .head .about-card').waitFor();
  return page;
}

/** Open the card of this link by keyboard and close it; the focus must be on the link again. */
async function openAndClose(page, link, name) {
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.locator('dialog[open]').last();
  await dialog.getByRole('heading', { name, level: 2 }).waitFor();
  await dialog.locator('.example').nth(1).waitFor();
  await page.keyboard.press('Escape');
  await until('the card is closed', async () => (await page.locator('.example').count()) === 0);
  await until(`the focus is back at ${name}`, () =>
    link.evaluate((element) => element === document.activeElement),
  );
}

test('a card of the table is opened and closed by keyboard, and the game is still there', async () => {
  const page = await begun({ width: 1280, height: 800 });
  const path = new URL(page.url()).pathname;
  const card = (await page.locator('.hold h2').innerText()).trim();
  await openAndClose(page, page.locator('.hold .head .about-card'), card);

  const edict = page.locator('.edict button').first();
  await edict.focus();
  await page.keyboard.press('Enter');
  const named = page.locator('.opened .about-card');
  await named.waitFor();
  await openAndClose(page, named, (await named.innerText()).trim());

  await page.locator('details.skills summary').focus();
  await page.keyboard.press('Enter');
  const skill = page.locator('details.skills .about-card').first();
  await openAndClose(page, skill, (await skill.innerText()).trim());

  // A card opened from the deck dialog closes back to that dialog.
  await page.locator('button.odds').focus();
  await page.keyboard.press('Enter');
  const inDeck = page.locator('dialog .cards .about-card').nth(2);
  await openAndClose(page, inDeck, (await inDeck.innerText()).trim());
  assert.equal(await page.locator('dialog[open]').count(), 1);
  await page.keyboard.press('Escape');

  assert.equal(new URL(page.url()).pathname, path);
  assert.equal((await page.locator('.hold h2').innerText()).trim(), card);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('on a phone the card fits over the table, and a middle press opens it in a tab', async () => {
  const page = await begun(PHONE);
  const link = page.locator('.hold .head .about-card');
  const { width, height } = await link.boundingBox();
  assert.ok(Math.min(width, height) >= 24);
  await link.click();
  await page.locator('dialog .example').first().waitFor();
  assert.deepEqual(await page.locator('dialog').evaluate(cut), []);
  await page
    .locator('dialog')
    .getByRole('button', { name: say('web-close') })
    .click();
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    link.click({ button: 'middle' }),
  ]);
  await tab.locator('.example').first().waitFor();
  assert.match(new URL(tab.url()).pathname, /^\/cards\/[a-z_]+$/);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});
