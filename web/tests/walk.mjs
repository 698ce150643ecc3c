/**
 * One walk over screens: each is brought there once, and then everything is looked at that every
 * screen must have. The check walks in English and the language of the longest words, the proof in
 * all five.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axeFindings, COLOUR_RULES } from './axe.mjs';
import { findings, laidOut, speak } from './clipping.mjs';
import { DESK, IS_PROOF, PHONE } from './harness.mjs';
import { HAS_BROWSER } from './kept-browser.mjs';
import { PICTURED, Pictures } from './pictures.mjs';
import { LANGUAGES, SCREENS, show, wear } from './screens.mjs';
import { openStillStage, ownLetters } from './still.mjs';
import { targetFaults } from './targets.mjs';

/** The check looks at English on a desk and two phones, and at the longest words on the narrower. */
const WIDTHS = [1280, 768, 390, 320];
const widthsOf = (language) => {
  if (IS_PROOF) return WIDTHS;
  return language === 'en' ? [1280, 320] : [320];
};
const HEIGHT = 800;
const LATE_MS = 1000;
// Texts that users have written: names and titles of tables.
export const NAMES = [
  'Isolde',
  'Quill',
  'Bertram',
  'Marigold',
  'Thistle',
  'The old coast',
  'The great hall',
  'Ottilie',
  'Thursday evening',
  'Heroes after tea',
  'A long walk along the coast',
];
/** In the proof axe looks at these in each language; else, and at the others, in one. */
const IN_EACH_LANGUAGE = new Set(
  'home room turn ambush scoring standing shared-end coach card replay day score member'.split(' '),
);
const languageOf = (screen) => LANGUAGES[SCREENS.indexOf(screen) % LANGUAGES.length];

async function say(page, language) {
  await speak(page, language);
  await ownLetters(page);
}

async function faults({ page, pictures }, screen) {
  await page.setViewportSize(DESK);
  await show(page, screen);
  await ownLetters(page);
  const found = [];
  const note = (where, faults) => found.push(...faults.map((fault) => `${where}: ${fault}`));
  if (HAS_BROWSER) note('picture', await pictured(page, screen, pictures));
  for (const language of LANGUAGES) {
    await say(page, language);
    await page.setViewportSize(DESK);
    if ((IS_PROOF && IN_EACH_LANGUAGE.has(screen)) || language === languageOf(screen)) {
      note(`axe ${language}`, await accessible(page));
    }
    for (const width of widthsOf(language)) {
      await page.setViewportSize({ width, height: HEIGHT });
      note(
        `${language} ${width}`,
        await lasting(page, () => findings(page, { language, names: NAMES })),
      );
      if (language === 'en') note(`${language} ${width}`, await lasting(page, targetFaults));
    }
    if (IS_PROOF || language === 'en') {
      await page.setViewportSize(PHONE);
      note(`${language} phone`, await lasting(page, targetFaults));
    }
  }
  await say(page, 'en');
  return found;
}

/** What is wrong with the page, and still is after a while: on a busy machine a frame comes late. */
async function lasting(page, look) {
  await laidOut(page);
  const found = await look(page);
  if (found.length === 0) return [];
  await new Promise((resolve) => setTimeout(resolve, LATE_MS));
  const still = new Set(await look(page));
  return found.filter((fault) => still.has(fault));
}

/** In the second theme the check asks for colours only: all else is the same. */
async function accessible(page) {
  await wear(page, 'paper');
  const found = await axeFindings(page);
  await wear(page, 'lamplight');
  found.push(...(await axeFindings(page, IS_PROOF ? null : COLOUR_RULES)));
  await wear(page, 'paper');
  return found;
}

async function pictured(page, screen, pictures) {
  const found = [];
  for (const picture of PICTURED.filter((one) => one.screen === screen)) {
    await page.setViewportSize(picture.size);
    await wear(page, picture.theme);
    await say(page, picture.language);
    if (screen.endsWith('-end')) await page.evaluate(() => scrollTo(0, 0)); // its parts come one by one
    await laidOut(page);
    const difference = await pictures.fault(page, picture.name);
    if (difference !== null) found.push(difference);
  }
  return found;
}

/**
 * Tests of these screens, which need tables in these `states`. Returns the page and what compares its
 * pictures, for tests that come after.
 */
export function walk(screens, states) {
  const walker = { page: null, pictures: null };
  let stage;
  before(async () => {
    stage = await openStillStage(states);
    walker.page = await stage.page();
    walker.pictures = new Pictures(stage.browser);
  });
  after(() => stage?.close());
  for (const screen of screens) {
    test(screen, async () => {
      assert.deepEqual(await faults(walker, screen), []);
      assert.deepEqual(walker.page.troubles.splice(0), []);
    });
  }
  return walker;
}
