/**
 * axe finds nothing on any screen in two themes, half of them in five languages; the other half is made
 * of the same parts.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { speak } from './clipping.mjs';
import { serveFixed } from './harness.mjs';
import { LANGUAGES, openStage, SCREENS, show, wear } from './screens.mjs';

const EVERYWHERE = new Set(
  'home room turn ambush scoring standing shared-end coach card replay day score member'.split(' '),
);
/** All five languages, or one: the other screens take the languages in turn. */
const languagesOf = (screen) =>
  EVERYWHERE.has(screen) ? LANGUAGES : [LANGUAGES[SCREENS.indexOf(screen) % LANGUAGES.length]];
const THEMES = ['paper', 'lamplight'];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let stage;
before(async () => (stage = await openStage(undefined, undefined, serveFixed)));
after(() => stage?.close());

async function findings(page) {
  const { violations } = await page.evaluate(() =>
    globalThis.axe.run(document, { resultTypes: ['violations'] }),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

test('axe would find something', async () => {
  const page = await stage.page({ bypassCSP: true });
  await show(page, 'lobby');
  await page.evaluate(AXE);
  await page.evaluate(() =>
    document.querySelector('main').append(document.createElement('button')),
  );
  assert.match((await findings(page)).join(), /^button-name/);
  await page.context().close();
});

/** Scan screens from the queue, on one page, until none is left. */
async function scanned(waiting, found) {
  const page = await stage.page({ bypassCSP: true });
  let scans = 0;
  for (let screen = waiting.shift(); screen; screen = waiting.shift()) {
    await show(page, screen);
    await page.evaluate(AXE);
    for (const language of languagesOf(screen)) {
      await speak(page, language);
      for (const theme of THEMES) {
        await wear(page, theme);
        for (const finding of await findings(page)) {
          found.push(`${screen} ${theme} ${language}: ${finding}`);
        }
        scans += 1;
      }
    }
  }
  assert.deepEqual(page.troubles, []);
  return scans;
}

test('axe finds nothing on any screen', async (t) => {
  const found = [];
  const waiting = [...SCREENS];
  // Two pages at a time: one scans while the other loads.
  const scans = await Promise.all([scanned(waiting, found), scanned(waiting, found)]);
  const all = scans.reduce((sum, one) => sum + one, 0);
  t.diagnostic(`${all} scans, ${found.length} findings`);
  assert.ok(all >= EVERYWHERE.size * THEMES.length * LANGUAGES.length);
  assert.equal(all, SCREENS.flatMap(languagesOf).length * THEMES.length);
  assert.deepEqual(found, []);
});
