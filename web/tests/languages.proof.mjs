/** Five languages: no message id is ever shown, and changing the language loses nothing. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, newPage, serveOwn } from './harness.mjs';
import { LANGUAGES } from './screens.mjs';
import { look, Player, until } from './play.mjs';
import { like, say } from './text.mjs';

// What a missing message or an unfilled placeholder looks like.
const BROKEN =
  /\b(web|card|terrain|season|question|refusal|preset|map|edict|deck|title|reason|category|feature|cost|coins|stars)-[a-z_]{2,}|\{\s*\$|\bundefined\b|\bNaN\b|\[object|\bnull\b/;

let server, browser;
before(async () => {
  [server, browser] = await Promise.all([serveOwn(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** All texts of the page, visible or for screen readers. */
function textsOf(page) {
  return page.evaluate(() => {
    const texts = [document.title];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.matches('script, style, code') || !element.checkVisibility()) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'label']) {
        if (element.hasAttribute(name)) texts.push(element.getAttribute(name));
      }
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE && node.data.trim()) texts.push(node.data.trim());
      }
    }
    return texts;
  });
}

async function check(page, where) {
  const texts = await textsOf(page);
  assert.ok(texts.length > 3, `${where}: there are texts`);
  const broken = texts.filter((text) => BROKEN.test(text));
  assert.deepEqual(broken, [], where);
  return texts;
}

// Names that are the same everywhere.
const NAMES = /^(Inkland|English|Українська|Русский|Čeština|Polski|Cartographer \d+|https?:\S+)$/;

// "Zombie" is the same in Czech: the kind of a space counts once, on however many spaces.
const SPACE = /^[A-K]\d+, /;

/** No text may be the same as in English. */
function checkDiffer(pages, where) {
  const [english, ...others] = pages.map((texts) => {
    const words = texts.map((text) => text.replace(SPACE, ''));
    return new Set(words.filter((text) => /\p{L}{4}/u.test(text) && !NAMES.test(text)));
  });
  for (const [number, texts] of others.entries()) {
    const same = [...texts].filter((text) => english.has(text));
    const told = `${where} in ${LANGUAGES[number + 1]} says in English: ${same.join(' | ')}`;
    assert.ok(same.length <= english.size / 20, told);
  }
}

const menu = (page) => page.locator('header [aria-haspopup="dialog"]').last();

/** Choose the language in the menu of the table. */
async function choose(page, language) {
  await menu(page).click();
  await page.locator('dialog select').first().selectOption(language);
  await until(language, () =>
    page.evaluate((to) => document.documentElement.lang === to, language),
  );
  await page.waitForTimeout(60); // the catalogue is loaded when it is first needed
}

/** The same screen of a table in all languages, the menu and what it opens included. */
async function checkAtTable(page, where, alsoOpen = async () => {}) {
  const pages = [];
  for (const language of LANGUAGES) {
    await choose(page, language);
    await check(page, `${where}, menu, ${language}`);
    for (const leaf of where === 'turn' ? ['cards', 'help'] : []) {
      const button = page
        .locator('dialog .deeds button')
        .filter({ has: page.locator(`use[href$="${leaf}"]`) });
      if ((await button.count()) === 0) continue;
      await button.first().click();
      await check(page, `${where}, ${leaf}, ${language}`);
      await page.keyboard.press('Escape');
      await menu(page).click();
    }
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    pages.push(await check(page, `${where}, ${language}`));
    await alsoOpen(language);
  }
  checkDiffer(pages, where);
  await choose(page, 'en');
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

test('the pages around a table', async () => {
  const pages = new Map();
  for (const language of LANGUAGES) {
    const page = await newPage(browser, server.url, { settings: { language } });
    for (const path of [
      '/',
      '/new',
      '/lobby',
      '/settings',
      '/you',
      '/t/nowhere',
      `/t/${'0'.repeat(26)}`,
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      assert.equal(await page.evaluate(() => document.documentElement.lang), language);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      pages.set(path, [...(pages.get(path) ?? []), await check(page, `${path}, ${language}`)]);
    }
    await page.goto('/new');
    await page.locator('form button[type="submit"]').last().click();
    await page.locator('main.room').waitFor();
    pages.set('room', [...(pages.get('room') ?? []), await check(page, `room, ${language}`)]);
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
  for (const [path, texts] of pages) checkDiffer(texts, path);
});

test('a game in the measured languages at once', async () => {
  const page = await newPage(browser, server.url);
  await page.addInitScript(() => localStorage.setItem('inkland.preset', 'everything'));
  await page.goto('/');
  const player = new Player(page);
  await player.press(like('web-home-solo'));
  // A card with nothing to draw but the choice of a skill has no ghost.
  await player.play(({ options }) => player.answers > 0 && options.length > 0);
  await player.put();
  const ghost = () => page.locator('.ghost .pen').last().getAttribute('d');
  const before = await ghost();

  await checkAtTable(page, 'turn', async (language) => {
    assert.equal(await ghost(), before, `the draft is kept in ${language}`);
    await page.locator('details.skills summary').click();
    for (const button of await page.locator('.deck [aria-haspopup="dialog"], .deck button').all()) {
      await button.click();
      await check(page, `deck, ${language}`);
      await page.keyboard.press('Escape');
    }
    for (const edict of await page.locator('.edicts button').all()) {
      await edict.click();
      await check(page, `edict, ${language}`);
      await edict.click();
    }
    await page.locator('details.skills summary').click();
  });
  assert.equal(await ghost(), before);
  assert.ok((await look(page)).isPinned);

  // Where it does not fit, the reason is shown as text.
  for (let space = 0, isBad = false; !isBad; space += 1) {
    await player.press(say('web-hand-put-back'));
    await player.pressSpace(space);
    ({ isBad } = await player.verdict());
  }
  await page.waitForTimeout(400); // the reason is requested and announced only after the ghost has rested
  await checkAtTable(page, 'refusal');
  await player.press(say('web-hand-put-back'));

  let isScored = false;
  for (let now; (now = await player.arrive('asked', 'scoring', 'standing'));) {
    if (now.screen === 'standing') break;
    if (now.screen === 'asked') await player.answer();
    else {
      if (!isScored) await checkAtTable(page, 'scoring');
      isScored = true;
      await player.score();
    }
  }
  await checkAtTable(page, 'standing');
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});
