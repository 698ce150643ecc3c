/** The page of the puzzles: drawn by press, keys or typed; judged; and axe finds nothing. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { speak } from './clipping.mjs';
import { DESK, inProof, launch, newPage, PHONE, serve } from './harness.mjs';
import { LANGUAGES, wear } from './screens.mjs';
import { say } from './text.mjs';

const TERRAINS = ['forest', 'village', 'farm', 'water', 'monster', 'hero'].map((terrain) =>
  say(`terrain-${terrain}`),
);
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let server, browser;
before(async () => ([server, browser] = await Promise.all([serve(), launch()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

async function opened(viewport) {
  const page = await newPage(browser, server.url, { viewport, bypassCSP: true });
  await page.goto('/puzzle');
  await page.locator('.options input, .dock .pad .btn').first().waitFor();
  return page;
}

const fits = (page) => page.locator('.verdict:not(.bad):not(.hint)').count();
const label = (space) => `${'ABCDEFGHIJK'[Math.floor(space / 11)]}${(space % 11) + 1}`;

/** Go through the spaces, turned and not, until the shape fits. */
async function untilFits(page, put) {
  for (let turned = 0; turned < 4; turned += 1) {
    for (let space = 0; space < 121; space += 1) {
      await put(space, turned);
      if (await fits(page)) return;
    }
    await page.keyboard.press('r');
  }
  assert.fail('it fits nowhere');
}

async function findings(page) {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() =>
    globalThis.axe.run(document, { resultTypes: ['violations'] }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0].target}: ${nodes[0].failureSummary}`);
}

async function scan(page) {
  for (const language of LANGUAGES) {
    await speak(page, language);
    for (const theme of ['paper', 'lamplight']) {
      await wear(page, theme);
      assert.deepEqual(await findings(page), [], `${language} ${theme}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${language} ${theme}: ${wide} px too wide`);
    }
  }
  await speak(page, 'en');
}

for (const [name, viewport, options] of [
  ['PHONE', PHONE, {}],
  ['DESK', DESK, inProof],
]) {
  test(`a puzzle is drawn and judged: ${name}`, options, async () => {
    const page = await opened(viewport);
    await scan(page);
    await untilFits(page, async (space) => {
      await page.locator('[role=gridcell]').nth(space).dispatchEvent('click');
    });
    await page.keyboard.press('Enter');
    await page
      .locator('.dock .primary')
      .click({ timeout: 2000 })
      .catch(() => {});
    await page.locator('#verdict-h').waitFor();
    assert.ok((await page.locator('.both path').count()) === 2);
    for (const cell of await page.locator('tbody').first().locator('td').allInnerTexts()) {
      assert.match(cell, new RegExp(`^(${TERRAINS.join('|')}) [A-K]\\d`), 'its terrain is named');
    }
    assert.ok(await page.locator('.over .fixed').count(), 'the best is drawn in its terrain');
    await scan(page);
    await page.getByRole('link', { name: say('web-puzzle-next') }).click();
    await page.waitForURL(/\/puzzle\/\d+-\d+$/);
    await page.locator('.options input, .dock .pad .btn').first().waitFor();
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });
}

test('a typed drawing answers', async () => {
  const page = await opened(DESK);
  const field = page.locator('.words input');
  await untilFits(page, async (space, turned) => {
    await field.fill(`${label(space)} r${turned}`);
    await field.press('Enter');
  });
  await field.press('Enter');
  await page.locator('#verdict-h').waitFor();
  await page.context().close();
});
