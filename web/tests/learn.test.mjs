/** The tutorial to its end: by mouse, by touch, by keyboard alone; left and resumed. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Guest, inProof, launch, newPage, PHONE, serve } from './harness.mjs';
import { heard, Keys, listen, look, Player, tableOf, until, viewOf } from './play.mjs';
import { Speech, like, say } from './text.mjs';
import { checkRoom, coach, playThrough, step } from './tutorial.mjs';

let server, browser;
before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** A page of a new guest at a tutorial table. */
async function begin(page, name) {
  const guest = await new Guest(server.url).enter(name);
  await guest.lendTo(page);
  const { table } = await guest.ask('POST', '/api/tutorial');
  await page.goto(`/t/${table.id}`);
  return table.id;
}

/** What the coach begins a step with. */
const count = (number) => say('web-learn-step', { step: number, of: 9 });

/** Check with the server: everything was really drawn, and monsters came both ways. */
async function checkSpring(page) {
  const view = await viewOf(page);
  assert.equal(view.season, 1);
  for (const { scores, sheet } of view.seats) {
    assert.equal(scores.length, 1);
    assert.match(sheet, /X/i, 'monsters were drawn on either map');
  }
}

test('to the end by mouse, from the first page, and then on with the game', inProof, async () => {
  const page = await newPage(browser, server.url);
  await page.goto('/');
  await page.getByRole('link', { name: say('web-first-season') }).click();
  await page.getByRole('button', { name: say('web-learn-start') }).click();
  await playThrough(page, false, async () => {});
  await checkSpring(page);
  await page.getByRole('button', { name: say('web-learn-on') }).click();
  await coach(page).waitFor({ state: 'detached' });
  await new Player(page).answer();
  assert.ok((await page.title()).includes(say('web-learn-label')));
  await page.goto('/learn');
  await page.getByText(say('web-learn-been')).waitFor();
  await page.goto('/');
  // The greeting has the same words until the name is known.
  await page.getByRole('heading', { name: say('web-games-heading'), level: 2 }).waitFor();
  assert.equal(await page.getByText(say('web-first-season')).count(), 0, 'not new any more');
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('to the end by finger on a small phone, and never over map or buttons', inProof, async () => {
  const page = await newPage(browser, server.url, {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  });
  await page.goto('/learn');
  await page.getByRole('button', { name: say('web-learn-start') }).tap();
  await playThrough(page, true, () => checkRoom(page));
  await checkSpring(page);
  await page.getByRole('button', { name: say('web-home-solo') }).tap();
  const learnt = tableOf(page);
  await until('a game of one’s own', () => tableOf(page) && tableOf(page) !== learnt);
  await new Player(page).arrive('asked');
  assert.equal(await coach(page).count(), 0);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('to the end by keyboard alone, every step said aloud', async () => {
  const page = await newPage(browser, server.url);
  await listen(page);
  await page.addInitScript(() => {
    window.pointed = 0;
    for (const type of ['pointerdown', 'mousedown', 'touchstart']) {
      addEventListener(type, () => (window.pointed += 1), true);
    }
  });
  await page.goto('/learn');
  const keys = new Keys(page);
  const starts = Array.from({ length: 9 }, (_, number) => count(number + 1));
  starts.push(say('web-learn-done'));
  const steps = async () =>
    (await heard(page)).filter((sentence) => starts.some((start) => sentence.startsWith(start)));
  /** Wait until a step is announced; returns the sentence. */
  const hear = (start) =>
    until(start, async () => (await steps()).find((one) => one.startsWith(start)));
  await page.getByRole('button', { name: say('web-learn-start') }).waitFor();
  await keys.tabTo(like('web-learn-start'));
  await keys.press('Enter');
  await hear(count(1));
  const arrive = () => new Player(page).arrive('asked');
  const focus = await until('the map has the focus', async () =>
    /^[A-K]\d+, /.test(await keys.focused()),
  );
  assert.ok(focus, 'the coach has not taken the focus from the map');

  await arrive();
  await keys.answer(); // 1 and 2
  await hear(count(3));
  await arrive();
  if (await keys.isTyping()) await keys.press('Escape'); // to the map
  await keys.press('r');
  await hear(count(4));
  await keys.answer();
  await hear(count(5));
  await page.reload(); // a reload in the middle: the step is the same
  await hear(count(5));
  await arrive();
  await keys.press('Tab');
  await keys.watchFocus();
  await keys.tabTo(like('web-learn-skip'));
  await keys.press('Enter');
  await hear(count(6));
  await arrive();
  await keys.tabTo(like('web-learn-show'), 'Shift+Tab');
  await keys.press('Enter');
  assert.match(await keys.focused(), like('web-hand-option', { coin: 'yes' }), 'the shapes');
  for (const next of [7, 8, 9]) {
    await arrive();
    await keys.answer();
    await hear(count(next));
  }
  await keys.score(true);
  await hear(`${say('web-learn-done')} ${say('web-learn-end')}`);
  await checkSpring(page);
  await keys.tabTo(like('web-learn-on'), 'Shift+Tab');
  await keys.press('Enter');
  await coach(page).waitFor({ state: 'detached' });

  const all = await steps(); // since the reload
  assert.deepEqual(
    all.map((sentence) => starts.find((start) => sentence.startsWith(start))),
    starts.slice(4),
    'each is said once',
  );
  assert.match(all[2], like('web-learn-ambush'));
  assert.equal(await page.evaluate(() => window.pointed), 0, 'no pointer was used');
  const { longest, where } = await keys.lostFor();
  assert.ok(longest < 1000, `the focus was lost for ${longest} ms, ${where}`);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('left and taken up again, started over, skipped to the end', async () => {
  const page = await newPage(browser, server.url);
  await page.goto('/learn');
  await page.getByRole('button', { name: say('web-learn-start') }).click();
  await step(page, 1);
  await until('a table', () => tableOf(page));
  const first = tableOf(page);
  const skip = page.getByRole('button', { name: say('web-learn-skip') });
  const player = new Player(page);
  for (const next of [2, 3, 4]) {
    await player.arrive('asked');
    await skip.click();
    await step(page, next);
  }
  await page.getByRole('button', { name: say('web-learn-leave'), exact: true }).click();
  await page.getByRole('link', { name: say('web-learn-go-on') }).click();
  await step(page, 4);
  assert.equal(tableOf(page), first);
  await page.goto('/');
  await page.getByRole('heading', { name: say('web-games-with-bots', { count: 1 }) }).waitFor(); // the game to go on with
  await page.goto('/learn');
  await page.getByRole('button', { name: say('web-learn-again') }).click();
  await until('another table', () => tableOf(page) && tableOf(page) !== first);
  for (const next of [2, 3, 4, 5, 6, 7, 8, 9]) {
    await player.arrive('asked');
    await skip.click();
    await step(page, next);
  }
  assert.equal((await look(page)).screen, 'scoring');
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('in five languages nothing is missing', inProof, async () => {
  const page = await newPage(browser, server.url);
  await begin(page, 'Ada');
  for (const language of ['en', 'uk', 'ru', 'cs', 'pl']) {
    const first = new Speech(language).say('web-learn-step', { step: 1, of: 9 });
    await page.evaluate((chosen) => {
      const settings = JSON.parse(localStorage.getItem('inkland.settings') ?? '{}');
      localStorage.setItem('inkland.settings', JSON.stringify({ ...settings, language: chosen }));
    }, language);
    await page.reload();
    await page.locator('.coach').waitFor();
    const text = await page.locator('.coach').innerText();
    assert.ok(text.includes(first), `${language}: ${text}`);
    assert.doesNotMatch(text, /web-|\$/, language);
  }
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});
