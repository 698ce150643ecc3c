/** The pages of events: axe finds nothing in the measured languages, and who is seated is led to the table. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { speak } from './clipping.mjs';
import { DESK, inProof, newPage, PHONE } from './harness.mjs';
import { CONTESTS, LANGUAGES, openStage, show, wear } from './screens.mjs';
import { say } from './text.mjs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let stage;
before(async () => (stage = await openStage([], 2)));
after(() => stage?.close());

async function findings(page) {
  const { violations } = await page.evaluate(() =>
    globalThis.axe.run(document, { resultTypes: ['violations'] }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0].target}: ${nodes[0].failureSummary}`);
}

for (const [name, viewport] of Object.entries({ desk: DESK, phone: PHONE })) {
  test(`axe finds nothing, and nothing is too wide: ${name}`, inProof, async () => {
    const page = await stage.page({ viewport, bypassCSP: true });
    for (const screen of ['events', 'arena', 'arena-waiting']) {
      await show(page, screen);
      await page.evaluate(AXE);
      for (const language of LANGUAGES) {
        await speak(page, language);
        for (const theme of ['paper', 'lamplight']) {
          await wear(page, theme);
          assert.deepEqual(await findings(page), [], `${screen} ${language} ${theme}`);
        }
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${screen} ${language}: ${wide} px too wide`);
      }
      await speak(page, 'en');
    }
    await page.context().close();
  });
}

test('who waits is led to the table that has begun, and may sit out by the keyboard', async () => {
  const page = await stage.page();
  await show(page, 'arena-waiting');
  const leaving = page.waitForRequest((asked) => asked.method() === 'DELETE');
  await page.getByRole('button', { name: say('web-events-leave') }).focus();
  await page.keyboard.press('Enter');
  assert.match((await leaving).url(), /\/entry$/);
  const json = { is_entered: true, is_playing: true, table: stage.tables.room, number: 1 };
  await page.route(CONTESTS, (route) =>
    new URL(route.request().url()).pathname.endsWith('/entry')
      ? route.fulfill({ json })
      : route.fallback(),
  );
  await page.waitForURL(`**/t/${stage.tables.room}`);
  await page.context().close();
});

test('the first page of a newcomer and the list of tables lead to all events', async () => {
  const page = await newPage(stage.browser, stage.url);
  await show(page, 'events');
  const [one] = (await page.evaluate(() => fetch('/api/contests').then((found) => found.json())))
    .contests;
  let running = 1;
  await page.route(/\/api\/contests$/, (route) =>
    route.fulfill({
      json: {
        contests: Array.from({ length: running }, (_, at) => ({
          ...one,
          id: `${at}`,
          state: 'running',
        })),
      },
    }),
  );
  for (const [count, said] of [
    [1, say('web-events-all')],
    [3, say('web-events-others', { count: 2 })],
  ]) {
    running = count;
    await page.goto('/');
    await page.locator('.nightline').getByRole('link', { name: said }).click();
    await page.waitForURL('**/events');
  }
  await page.goto('/lobby');
  await page.getByRole('link', { name: say('web-home-events') }).click();
  await page.waitForURL('**/events');
  await page.context().close();
});
