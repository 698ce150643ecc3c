/**
 * The paper table: a sheet is scored as the command line scores it, cards are turned for a whole year and
 * none is sent early, and printed pages are complete.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import {
  allowRefusal,
  expectRefusal,
  Guest,
  inProof,
  IS_PROOF,
  launch,
  newPage,
  PHONE,
  PYTHON,
  serve,
} from './harness.mjs';
import { readPdf } from './pdf.mjs';
import { heard, listen, until } from './play.mjs';
import { LANGUAGES } from './screens.mjs';
import { like, say } from './text.mjs';

const MAPS = IS_PROOF ? 20 : 3;
const LOOKED_THROUGH = 8; // two of each map sheet, compared award by award
const PAGES = { a4: [595, 842], letter: [612, 792] }; // points
const MARGIN = 34; // points, 12 mm

/** The awards of the command as the page shows them. */
function lines(awards) {
  const told = [];
  for (const award of awards) {
    const isEach = award.spaces.length === 1;
    const same = told.find((line) => line.isEach && line.stars === award.stars && isEach);
    if (same) same.spaces.push(...award.spaces);
    else told.push({ ...award, spaces: [...award.spaces], isEach });
  }
  return told.map(({ stars, isEach, spaces }) =>
    say(isEach ? 'web-paper-award-each' : 'web-paper-award', {
      stars: say('stars-count', { count: stars }),
      spaces: spaces.join(' '),
    }),
  );
}

let server;
let browser;
let guest;
let finished;
before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
  guest = await new Guest(server.url).enter('Isolde');
  finished = Promise.all([over({}), over({ seats: 2, preset: 'heroes' })]); // in parallel with the first tests
  finished.catch(() => {}); // reported where it is awaited
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** A game that a stand-in has played to its end; the player who left may still print the map. */
async function over(wish) {
  const id = await guest.open({ seats: 1, ...wish });
  await guest.sit(id);
  await guest.start(id);
  await guest.ask('DELETE', `/api/tables/${id}/seats`);
  const isOver = async () =>
    (await guest.ask('GET', `/api/tables/${id}`)).table.status === 'finished';
  await until('the game is over', isOver, { every: 250 });
  return id;
}

const numbers = (of) =>
  of.evaluateAll((all) => all.map((one) => Number(one.textContent.replace('−', '-'))));

describe('a sheet that is scored', () => {
  let page;
  before(async () => {
    page = await newPage(browser, server.url);
    await listen(page);
    await page.goto('/paper/score');
    await page.locator('.result').waitFor();
  });
  after(async () => {
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });

  const paste = async (text) => {
    const details = page.locator('details');
    if (!(await details.evaluate((one) => one.open))) await page.locator('summary').click();
    await page.getByLabel(say('web-paper-text-label')).fill(text);
    await page.getByRole('button', { name: say('web-paper-text-take') }).click();
  };
  /** The stars of each line: edicts, coins, monsters. */
  const stars = () => numbers(page.locator('.result .line .stars'));

  test(`${MAPS} random maps score what the command says`, async () => {
    allowRefusal(page, /^422 POST \/api\/score$/); // between two edicts, one card may lie twice
    const sheets = JSON.parse(
      execFileSync(PYTHON, [join(import.meta.dirname, 'random-sheets.py'), 'paper', MAPS], {
        encoding: 'utf8',
      }),
    );
    for (const [number, { side, sheet, edicts, coins, said }] of sheets.entries()) {
      for (const [place, card] of edicts.entries()) {
        await page.getByLabel(say('web-paper-edict', { letter: 'ABCD'[place] })).selectOption(card);
      }
      await page.getByLabel(say('coins')).fill(String(coins));
      await page.getByLabel(say('coins')).blur();
      await paste(sheet);
      const should = [...edicts.map((card) => said[card].stars), coins, said.monsters.stars];
      // The sheet before may score the same.
      const isTaken = async () =>
        (await page.getByLabel(say('web-room-map')).inputValue()) === side;
      await until(`map ${number} lies on ${side}`, isTaken);
      await until(`map ${number}: ${should}`, async () => String(await stars()) === String(should));
      for (const [place, card] of number < LOOKED_THROUGH ? edicts.entries() : []) {
        await page.locator('button.line').nth(place).click();
        assert.deepEqual(
          await page.locator('.why li').allTextContents(),
          lines(said[card].awards),
          `map ${number}, ${card}`,
        );
        const spaces = new Set(said[card].awards.flatMap((award) => award.spaces));
        assert.equal(await page.locator('#map .lit').count(), spaces.size > 0 ? 1 : 0);
        await page.locator('button.line').nth(place).click();
      }
      const totals = ['AB', 'BC', 'CD', 'DA'].map(
        (pair) =>
          [...pair].reduce((sum, letter) => sum + should['ABCD'.indexOf(letter)], 0) +
          coins +
          said.monsters.stars,
      );
      assert.deepEqual(await numbers(page.locator('td.stars')), totals);
    }
  });

  test('it is painted by keyboard, kept over a reload, and told when it cannot be', async () => {
    expectRefusal(page, /^422 POST \/api\/score$/);
    await page.getByLabel(say('web-room-map')).selectOption('b');
    await page.getByLabel(say('web-room-map')).selectOption('a');
    await page.locator('[data-space="0"]').focus();
    await page.keyboard.press('f');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('w');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    const rows = () => page.getByLabel(say('web-paper-text-label')).inputValue();
    assert.match(await rows(), /^F \. W W \. /);
    const water = { label: 'A4', kind: say('web-kind-water'), ruins: 'no', mark: 'no' };
    assert.ok((await heard(page)).includes(say('web-space', water)));
    await page.keyboard.press('Delete');
    await page.locator('[data-space="23"]').click(); // C2: ruins
    assert.match(await rows(), /^F \. W \. \. .*\n.*\n\. w \./);
    await page
      .getByLabel(say('web-paper-season'), { exact: true })
      .selectOption({ label: say('season-spring') });
    assert.equal(await page.locator('.result ol > li').count(), 4);
    const painted = await rows();
    await page.reload();
    await page.locator('.result').waitFor();
    await page.locator('summary').click();
    assert.equal(await rows(), painted);

    await page.locator('[data-space="14"]').click(); // B4: a mountain
    const refusal = page
      .getByRole('alert')
      .filter({ hasText: say('refusal-PrintedOtherwise', { spaces: 'B4' }) });
    await refusal.waitFor();
    assert.equal(await page.locator('.result').count(), 0);
    await page.locator('[data-space="14"]').click();
    await page.locator('.result').waitFor();
    assert.equal(await refusal.count(), 0);

    await paste('F F F');
    await page
      .getByRole('alert')
      .filter({ hasText: say('refusal-UnlikeAnyMapSheet') })
      .waitFor();
  });
});

describe('cards for a paper table', () => {
  test('a year is turned, others follow, a reload keeps its place, and nothing is told early', async () => {
    const page = await newPage(browser, server.url);
    await listen(page);
    const told = new Map(); // every answer, by how many cards were turned
    page.on('response', async (response) => {
      if (!response.url().includes('/api/flips')) return;
      const answer = await response.json().catch(() => null); // a reload cuts one off
      const info = answer?.flip ?? answer;
      if (info) told.set(info.number, info);
    });
    await page.goto('/paper/flip');
    await page.getByRole('radio', { name: like('preset-everything') }).check();
    await page.getByRole('button', { name: say('web-paper-flip-begin') }).click();
    await page.getByRole('heading', { name: say('web-paper-flip-ready') }).waitFor();
    assert.match(page.url(), /\?cards=[0-9a-z]{26}$/);

    const other = await newPage(browser, server.url, { viewport: PHONE });
    await other.goto(page.url());
    await other.getByRole('heading', { name: say('web-paper-flip-ready') }).waitFor();
    assert.equal(await other.locator('.deed button').count(), 0);

    const shown = (of) => of.locator('#flip-h').innerText();
    const ends = [];
    let turns = 0;
    while (!told.get(turns).is_over) {
      const before = (await heard(page)).length;
      await page.locator('.deed button').focus();
      await page.keyboard.press('Enter');
      turns += 1;
      await until('it is called out', async () => (await heard(page)).length > before);
      await until('it is answered', () => told.has(turns));
      if (told.get(turns).is_counted) ends.push(await shown(page));
      if (turns === 3) {
        const words = await shown(page);
        await page.reload();
        await page.locator('#flip-h').waitFor();
        assert.equal(await shown(page), words);
      }
      if (turns === 4 || told.get(turns).is_over) {
        const words = await shown(page);
        await until('the other follows', async () => (await shown(other)) === words);
      }
    }
    const counting = { spring: 'A and B', summer: 'B and C', fall: 'C and D', winter: 'D and A' };
    assert.deepEqual(
      ends,
      Object.entries(counting).map(([season, edicts]) =>
        say('web-paper-flip-counting', { season: say(`season-${season}`), edicts }),
      ),
    );
    const end = say('web-paper-flip-over');
    assert.ok((await heard(page)).some((words) => words.includes(end)));

    const box = await guest.ask('GET', '/api/box');
    const deck = Object.keys(box.cards).filter(
      (id) => !['scoring', 'skill'].includes(box.cards[id].kind),
    );
    const turned = new Set();
    for (let number = 0; number <= turns; number += 1) {
      const { options: _, ...rest } = told.get(number);
      rest.seen.forEach((card) => turned.add(card));
      const named = deck.filter((card) => JSON.stringify(rest).includes(`"${card}"`));
      assert.deepEqual(
        named.filter((card) => !turned.has(card)),
        [],
        `turn ${number}`,
      );
      assert.ok(turned.size <= number);
      assert.deepEqual(
        Object.keys(rest).filter((key) => /order|seed|deck|key/.test(key)),
        [],
      );
    }
    assert.equal(told.size, turns + 1);
    for (const one of [page, other]) {
      assert.deepEqual(one.troubles, []);
      await one.context().close();
    }
  });

  test(
    'after a season each ambush of Heroes says what its power does, if it acts then',
    inProof,
    async () => {
      const acts = {
        zombie_plague: `${say('card-zombie_plague')} ${say('card-zombie_plague.power')}`,
        giant_troll_ravage: `${say('card-giant_troll_ravage')} ${say('card-giant_troll_ravage.power')}`,
        dragon_inferno: null, // watched all the time
        gorgon_gaze: null, // strikes right after it was drawn
      };
      const years = JSON.parse(
        execFileSync(PYTHON, [join(import.meta.dirname, 'paper-seasons.py')], { encoding: 'utf8' }),
      );
      assert.deepEqual(Object.keys(years).sort(), Object.keys(acts).sort());
      const page = await newPage(browser, server.url);
      let sent;
      await page.route('**/api/flips/*', (route) => route.fulfill({ json: sent }));
      for (const [card, seasons] of Object.entries(years)) {
        for (const [number, info] of seasons.entries()) {
          sent = info;
          await page.goto(`/paper/flip?cards=${'1'.repeat(26)}`);
          await page.locator('.count').waitFor();
          const said = await page.locator('.count li').allInnerTexts();
          const lines = said.map((line) => line.replace(/\s+/g, ' ').trim());
          const isLast = number + 1 === seasons.length;
          const expected = isLast ? [] : info.gone.map((one) => acts[one]).filter(Boolean);
          const where = `${card}, season ${number}`;
          assert.deepEqual(lines.slice(4), expected, where);
          assert.equal(lines.length, 4 + expected.length, where);
          if (number === 0) assert.deepEqual(expected, [acts[card]].filter(Boolean), where);
          assert.equal(
            await page.getByText(say('web-paper-flip-tie')).count(),
            isLast ? 1 : 0,
            where,
          );
          const rule = say(`card-${card}.rule`);
          assert.ok(!lines.some((line) => line.includes(rule)), where);
          if (!isLast) continue;
          const alone = page.locator('.alone');
          await alone
            .getByText(say('web-paper-flip-rating', { number: info.solo_number }))
            .waitFor();
          assert.deepEqual(
            (await alone.locator('li').allInnerTexts()).map((line) => line.replace(/\s+/g, ' ')),
            [
              [30, 'title-30'],
              [20, 'title-20'],
              [10, 'title-10'],
              [0, 'title-0'],
              [-5, 'title-minus-5'],
              [-10, 'title-minus-10'],
              [-20, 'title-minus-20'],
              [null, 'title-minus-30'],
            ].map(([rating, title]) =>
              rating === null
                ? `${say('web-paper-flip-below', { rating: '−20' })} ${say(title)}`
                : `${say('web-paper-flip-from', { rating })} ${say(title)}`,
            ),
          );
        }
      }
      assert.deepEqual(page.troubles, []);
      await page.context().close();
    },
  );

  test('a turned card shows its picture, and its power if it has one', async () => {
    const page = await newPage(browser, server.url);
    const [info] = JSON.parse(
      execFileSync(PYTHON, [join(import.meta.dirname, 'paper-seasons.py')], { encoding: 'utf8' }),
    ).gorgon_gaze;
    let shown;
    await page.route('**/api/flips/*', (route) =>
      route.fulfill({ json: { ...info, shown, is_counted: false, acting: [] } }),
    );
    for (shown of ['lagoon', 'gorgon_gaze', 'dal_of_jolev', 'temple_ruins']) {
      await page.goto(`/paper/flip?cards=${'1'.repeat(26)}`);
      await page.locator('.card svg.vignette > *').first().waitFor();
      const hasPower =
        (await page
          .locator('.card')
          .getByText(`${say('web-cards-power')}.`)
          .count()) === 1;
      assert.equal(hasPower, shown === 'gorgon_gaze', shown);
    }
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });

  test('edicts are chosen by hand, and a link to nothing says so', async () => {
    const page = await newPage(browser, server.url);
    expectRefusal(page, /^422 POST \/api\/flips$/);
    expectRefusal(page, /^404 GET \/api\/flips\/1+$/);
    await page.goto('/paper/flip');
    await page.getByRole('radio', { name: say('web-home-scoring-chosen') }).check();
    await page.getByLabel(say('web-paper-edict', { letter: 'A' })).selectOption('borderlands');
    await page.getByRole('button', { name: say('web-paper-flip-begin') }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: say('refusal-OneCardPerCategory') })
      .waitFor();
    await page.getByLabel(say('web-paper-edict', { letter: 'D' })).selectOption('greenbough');
    await page.getByRole('button', { name: say('web-paper-flip-begin') }).click();
    await page
      .locator('.list .now')
      .first()
      .filter({ hasText: say('card-borderlands') })
      .waitFor();
    await page.goto(`/paper/flip?cards=${'1'.repeat(26)}`);
    await page.getByText(say('web-paper-flip-gone')).waitFor();
    await page.context().close();
  });
});

describe('what is printed', () => {
  let page;
  before(async () => {
    page = await newPage(browser, server.url, { settings: { theme: 'lamplight' } });
    await guest.lendTo(page);
  });
  after(async () => {
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });

  const tight = (words) => words.replace(/\s/g, '');
  const print = async (size) => {
    await page.locator('.bar-of-print select').last().selectOption(size);
    return readPdf(await page.pdf({ preferCSSPageSize: true }));
  };
  /** Elements outside the border of their sheet, and sheets larger than the page, in print layout. */
  const leaving = async (size) => {
    const [width, height] = PAGES[size].map((points) => ((points - 2 * MARGIN) * 96) / 72);
    await page.setViewportSize({ width: Math.floor(width), height: 900 });
    await page.emulateMedia({ media: 'print' });
    const found = await page.evaluate(
      ([wide, high]) => {
        const troubles = [];
        for (const sheet of document.querySelectorAll('.print-page')) {
          const box = sheet.getBoundingClientRect();
          if (box.width > wide + 1 || box.height > high + 1) troubles.push('the sheet itself');
          if (box.left < -1 || box.right > innerWidth + 1) troubles.push('the place of the sheet');
          const frame = sheet.querySelector('.border').getBoundingClientRect();
          for (const part of sheet.querySelectorAll('*:not(svg *, .border, .border *)')) {
            const { left, right, top, bottom, width } = part.getBoundingClientRect();
            if (width < 2 || part.parentElement === sheet) continue; // for screen readers only, or the whole sheet
            const isOut =
              left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
            const isCut = part.scrollWidth > part.clientWidth + 2 && part.clientWidth > 0;
            if (isOut || (isCut && part.matches('p, li, td, th, h2, h3, span, b')))
              troubles.push(`${part.tagName} ${part.className} ${part.textContent.slice(0, 30)}`);
          }
        }
        return troubles;
      },
      [width, height],
    );
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1280, height: 800 });
    return found;
  };
  const speak = async (language) => {
    await page.evaluate((chosen) => {
      const kept = JSON.parse(localStorage.getItem('inkland.settings'));
      localStorage.setItem('inkland.settings', JSON.stringify({ ...kept, language: chosen }));
    }, language);
    await page.reload();
    await page.locator('.print-page').first().waitFor();
  };

  /** Letter is shorter than A4: what fits there fits on both. */
  const everyLanguage = async () => {
    await page.locator('.bar-of-print select').last().selectOption('letter');
    for (const language of LANGUAGES) {
      await speak(language);
      assert.deepEqual(await leaving('letter'), [], language);
    }
  };

  test('a poster is one page with all that belongs to it, on both papers', async () => {
    const [solo, many] = await finished;
    await page.goto(`/t/${solo}`);
    await page.getByRole('link', { name: say('web-paper-poster-print') }).click();
    await page.getByRole('button', { name: say('web-paper-print') }).waitFor();
    await page.evaluate(() => (window.print = () => (window.printed = true)));
    await page.getByRole('button', { name: say('web-paper-print') }).click();
    assert.ok(await page.evaluate(() => window.printed));
    await page.getByLabel(say('web-paper-land')).fill('Wide Westerland');
    const { view } = await guest.ask('GET', `/api/tables/${solo}/view`);
    const stars = view.ending.standing[0].stars;
    const box = await guest.ask('GET', '/api/box');
    assert.ok(view.edicts.every((card) => card in box.cards));
    for (const [size, [width, height]] of Object.entries(PAGES)) {
      const pages = await print(size);
      assert.equal(pages.length, 1);
      assert.deepEqual([pages[0].width, pages[0].height].map(Math.round), [width, height]);
      const year = new Date().getFullYear();
      for (const words of [
        'Wide Westerland',
        stars,
        say('season-spring'),
        say('season-winter'),
        year,
      ]) {
        assert.ok(pages[0].text.includes(tight(String(words))), `${words} on ${size}`);
      }
      const by = tight(like('web-paper-by', { who: 'Isolde' }).source);
      assert.match(pages[0].text, new RegExp(by));
      const form = tight(say('web-paper-land'));
      assert.ok(!pages[0].text.includes(form), 'the form is not printed');
      assert.deepEqual(await leaving(size), []);
    }
    await page.goto(`/t/${many}/poster?seat=1`);
    await page.locator('.print-page').waitFor();
    assert.equal(await page.getByLabel(say('web-paper-whose')).inputValue(), '1');
    await page.getByLabel(say('web-paper-land')).fill('W'.repeat(40));
    await everyLanguage();
    await speak('en');
  });

  test('a game that goes on has no poster yet', async () => {
    const id = await guest.open({ seats: 1 });
    await page.goto(`/t/${id}/poster`);
    await page.getByText(say('web-paper-poster-later')).waitFor();
    assert.equal(await page.locator('.print-page').count(), 0);
  });

  test('blank sheets are one to a page, and nothing is cut', inProof, async () => {
    await page.goto('/paper/sheets');
    for (const [side, copies] of Object.entries({ a: 1, b: 1, c: 0, d: 2 })) {
      const field = page.getByLabel(say(`map-${side}`)).and(page.locator('input'));
      await field.fill(String(copies));
      await field.blur();
    }
    await page.getByText(say('web-paper-pages', { count: 4 })).waitFor();
    for (const [size, [width, height]] of Object.entries(PAGES)) {
      const pages = await print(size);
      assert.deepEqual(
        pages.map(({ text }) =>
          [...'abcd'].find((side) => text.includes(tight(say(`map-${side}`)))),
        ),
        ['a', 'b', 'd', 'd'],
      );
      assert.deepEqual(await leaving(size), []);
      for (const one of pages) {
        assert.deepEqual([one.width, one.height].map(Math.round), [width, height]);
        assert.ok(one.text.includes('1234567891011') && one.text.includes('ABCDEFGHIJK'));
        assert.ok(
          ['web-paper-name', 'web-paper-title'].every((id) => one.text.includes(tight(say(id)))),
        );
      }
    }
    await everyLanguage();
  });
});
