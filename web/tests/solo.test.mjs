/** Whole games alone: by mouse, and by keyboard. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, newPage, serve } from './harness.mjs';
import { Keys, numberIn, Player, heard, listen, tableOf, until, viewOf } from './play.mjs';

let server, browser;
before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** What the standing shows is what the server says. */
async function checkStanding(page) {
  const view = await viewOf(page);
  const [line] = view.ending.standing;
  const score = await page.locator('.score .stars').textContent();
  assert.equal(numberIn(score), line.stars);
  assert.match(await page.getByRole('table').innerText(), new RegExp(String(Math.abs(line.stars))));
  const title = await page.getByRole('heading', { level: 1 }).first().textContent();
  const titles =
    /Cartographer|Mapsmith|Topographer|Surveyor|Assessor|Assistant|Doodler|Inkdrinker/;
  assert.match(title, titles);
  return view;
}

test('a whole solo game by mouse', async () => {
  const page = await newPage(browser, server.url);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now, alone' }).click();
  const player = new Player(page);
  await player.play();
  const view = await checkStanding(page);
  assert.equal(view.seats[0].scores.length, 4);
  assert.ok(player.answers >= 12, `${player.answers} answers`);
  const first = tableOf(page);
  await page.getByRole('button', { name: 'Once more' }).click();
  await until('another table', () => tableOf(page) !== first);
  await player.arrive('asked');
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('a whole solo game by keyboard alone', async () => {
  const page = await newPage(browser, server.url);
  await listen(page);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const keys = new Keys(page);
  await keys.tabTo(/^Play now, alone/);
  await page.keyboard.press('Enter');
  await keys.play();
  const view = await checkStanding(page);
  const said = await heard(page);
  const told = (form) => said.filter((sentence) => form.test(sentence));
  assert.ok(told(/^Card: .+\. Draw a shape of this card on your map sheet\./).length > 5);
  assert.ok(told(/^[A-K]\d+( to [A-K]\d+)?, fits\. /).length >= keys.answers);
  assert.ok(told(/, does not fit\. /).length > 0, 'a refusal was said with its reason');
  assert.ok(told(/^Saved$/).length >= keys.answers / 2, 'saved is said');
  assert.ok(told(/^You drew \w+: [A-K]\d+/).length > 5);
  for (const season of ['Spring', 'Summer', 'Fall', 'Winter']) {
    assert.ok(told(new RegExp(`${season} is scored: -?−?\\d+ stars? for you`)).length > 0, season);
  }
  const { stars } = view.ending.standing[0];
  assert.ok(told(/^The game is over: /).length > 0 || told(/The game is over: /).length > 0);
  assert.ok(said.some((sentence) => sentence.includes(`over: ${stars} star`)), `${stars} stars`);
  const { longest, where } = await keys.lostFor();
  assert.ok(longest < 1000, `the focus was lost for ${longest} ms, ${where}`);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});
