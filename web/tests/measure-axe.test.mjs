/** Ten screens in two themes, six of them in five languages: axe finds nothing to complain about. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { choose, LANGUAGES, openStage, show, wear } from './screens.mjs';

const SHOWN = ['home', 'lobby', 'turn', 'ambush', 'scoring', 'standing'];
const SHOWN_ONCE = ['clock', 'hall', 'you', 'member']; // in one language: the parts are the same
const THEMES = ['paper', 'lamplight'];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let stage;
before(async () => (stage = await openStage()));
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

/** All scans of some screens, on a page of their own. */
async function scanned(screens, found, languages = LANGUAGES) {
  const page = await stage.page({ bypassCSP: true });
  let scans = 0;
  for (const language of languages) {
    await choose(page, { language, theme: 'paper' });
    for (const screen of screens) {
      await show(page, screen);
      await page.evaluate(AXE);
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
  // Two pages at a time: one scans while the other loads.
  const scans = await Promise.all([
    scanned(SHOWN.slice(0, 3), found),
    scanned(SHOWN.slice(3), found),
  ]);
  scans.push(await scanned(SHOWN_ONCE, found, ['en']));
  const all = scans.reduce((sum, one) => sum + one, 0);
  t.diagnostic(`${all} scans, ${found.length} findings`);
  assert.equal(all, THEMES.length * (SHOWN.length * LANGUAGES.length + SHOWN_ONCE.length));
  assert.deepEqual(found, []);
});
