/**
 * A whole game in which no control moves from turn to turn, and the whole hand is on the screen: with
 * every part of the game, the longest names and words, two sizes, and in the proof all five languages.
 * Others play the seat; the pages only look on, so that they see everything that can be asked.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DESK, Guest, IS_PROOF, launch, newPage, PHONE, serve } from './harness.mjs';
import { advance, LANGUAGES } from './screens.mjs';

const NAMES = ['Wolframm von Wolkens', 'Мирослава Довгоп’ята'];

let server, browser;
before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Note in every frame where the controls are, and press on through the scorings; runs in the page. */
function watch() {
  const KINDS = {
    menu: '.top .opener',
    edict: '.edict button',
    space: '#map [data-space="0"], #map [data-space="60"], #map [data-space="120"]',
    pad: '.dock .pad .btn',
    tool: '.dock .commit .btn',
    option: '.options .option:first-of-type',
    seat: '.seats .seat',
  };
  const first = new Map();
  const seen = { turns: new Set(), moved: new Set(), outside: new Set(), ambushes: 0, scorings: 0 };
  window.seen = seen;
  const isShown = (element) => element.checkVisibility();
  const note = (name, element) => {
    const box = element.getBoundingClientRect();
    const at = [box.left, box.top + scrollY].map(Math.round);
    const before = first.get(name);
    if (!before) first.set(name, at);
    else if (Math.abs(before[0] - at[0]) > 1 || Math.abs(before[1] - at[1]) > 1)
      seen.moved.add(`${name}: ${before} to ${at}`);
  };
  const look = () => {
    requestAnimationFrame(look);
    const next = document.querySelector('.go .primary');
    if (next) {
      seen.scorings += 1;
      next.click();
    }
    const hand = document.querySelector('.hold');
    if (!hand || !document.querySelector('.dock .commit')) return;
    const card = document.querySelector('main').dataset.card;
    seen.turns.add(card);
    if (document.body.classList.contains('ambush')) seen.ambushes += 1;
    for (const [kind, selector] of Object.entries(KINDS)) {
      [...document.querySelectorAll(selector)]
        .filter(isShown)
        .forEach((element, place) => note(`${kind} ${place}`, element));
    }
    const ledger = document.querySelector('.ledger').getBoundingClientRect();
    const foot = hand.getBoundingClientRect();
    if (innerWidth < 700 && ledger.bottom > foot.top + 1) seen.outside.add(`ledger at ${card}`);
    if (ledger.bottom > innerHeight + 1) seen.outside.add(`ledger below the fold at ${card}`);
    for (const one of hand.querySelectorAll('button, input, h2, p.verdict')) {
      // Shown on focus only.
      if (one.closest(innerWidth < 700 ? '.words' : '.words .tell')) continue;
      const box = one.getBoundingClientRect();
      if (isShown(one) && box.width > 2 && (box.bottom > innerHeight + 1 || box.top < -1))
        seen.outside.add(`${one.className || one.tagName} at ${card}: ${Math.round(box.bottom)}`);
    }
  };
  requestAnimationFrame(look);
}

test('no control moves, and nothing of the hand is cut off', async () => {
  const guests = [];
  for (const name of NAMES) guests.push(await new Guest(server.url).enter(name));
  const table = await guests[0].open({ seats: 3, preset: 'everything' });
  for (const guest of guests) await guest.sit(table);
  await guests[0].start(table);
  const pages = [];
  for (const language of IS_PROOF ? LANGUAGES : ['uk']) {
    for (const viewport of [PHONE, DESK]) {
      const page = await newPage(browser, server.url, { viewport, settings: { language } });
      await guests[0].lendTo(page);
      await page.goto(`/t/${table}`);
      await page.locator('.dock .commit').waitFor();
      await page.evaluate(watch);
      pages.push({ page, name: `${language} ${viewport.width}` });
    }
  }
  await advance(server.url, table, 'end', guests);
  const found = [];
  for (const { page, name } of pages) {
    await page.locator('#standing, .finish').first().waitFor();
    const seen = await page.evaluate(() => ({
      ...window.seen,
      turns: [...window.seen.turns],
      moved: [...window.seen.moved],
      outside: [...window.seen.outside],
    }));
    assert.ok(seen.turns.length >= 4, `${name} has seen several cards: ${seen.turns}`);
    assert.ok(seen.scorings > 0, `${name} has seen a season's end`);
    found.push(...[...seen.moved, ...seen.outside].map((one) => `${name}: ${one}`));
    assert.deepEqual(page.troubles, [], name);
  }
  assert.deepEqual(found, []);
});
