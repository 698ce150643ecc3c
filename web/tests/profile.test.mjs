/** The page of a player: figures that open their maps, and only what was chosen is seen by others. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { expectRefusal, inProof, newPage } from './harness.mjs';
import { until } from './play.mjs';
import { openStage } from './screens.mjs';
import { like, say } from './text.mjs';

let stage, player;
before(async () => {
  stage = await openStage([]);
  player = await stage.painter();
});
after(() => stage?.close());

const region = (page, name) => page.getByRole('region', { name, exact: true });
const choice = (page, name) =>
  region(page, say('web-profile-shown')).getByLabel(name, { exact: true });

async function own() {
  const page = await newPage(stage.browser, stage.url);
  await stage.paints.lendTo(page);
  return page;
}

test('every figure opens the map that earned it, by the keyboard alone', async () => {
  const page = await own();
  await page.goto('/you');
  await page.getByRole('link', { name: say('web-you-figures') }).click();
  await page.waitForURL('**/players/me');
  await page.getByRole('heading', { name: 'Ottilie', level: 1 }).waitFor();
  assert.equal((await page.locator('.person .blob').innerText()).trim(), 'O');
  const places = [
    page.locator('.lately button').first(),
    page.locator('.bests button').last(),
    page.locator('table button').first(),
  ];
  for (const button of places) {
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('img', { name: like('web-profile-map') }).waitFor();
    assert.match(
      await dialog.getByRole('link', { name: say('web-profile-replay') }).getAttribute('href'),
      /^\/t\/[0-9a-z]{26}\/replay\?seat=1$/,
    );
    await page.keyboard.press('Escape');
    await until('the focus is back', () => button.evaluate((it) => it === document.activeElement));
  }
  // The chart has its numbers as text.
  const { figures } = await stage.paints.ask('GET', '/api/me/statistics');
  const counts = await region(page, say('web-profile-times')).locator('li b').allTextContents();
  assert.deepEqual(
    counts.map((text) => parseInt(text, 10)),
    figures.drawing_times.map(({ drawings }) => drawings),
  );
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('others see what was chosen, and a private table is not named', async () => {
  const [page, stranger] = [await own(), await newPage(stage.browser, stage.url)];
  await stranger.goto(`/players/${player}`);
  await stranger.getByRole('heading', { name: 'Ottilie', level: 1 }).waitFor();
  const maps = stranger.locator('.lately button');
  await until('two maps', async () => (await maps.count()) === 2);
  const text = await stranger.locator('main').textContent();
  for (const own of ['web-profile-shown', 'web-profile-costly'])
    assert.ok(!text.includes(say(own)));
  const links = [];
  for (const number of [0, 1]) {
    await maps.nth(number).click();
    await stranger.getByRole('dialog').getByRole('img').waitFor();
    links.push(await stranger.getByRole('dialog').getByRole('link').count());
    await stranger.keyboard.press('Escape');
  }
  assert.deepEqual(links, [1, 0]); // the public table, then the private one

  await page.goto('/players/me');
  await choice(page, say('web-profile-show-maps')).uncheck();
  await region(page, say('web-profile-shown')).getByText(say('web-profile-saved')).waitFor();
  await stranger.reload();
  await until('two maps', async () => (await maps.count()) === 2);
  assert.equal(await stranger.locator('.bests').count(), 0);
  await choice(page, say('web-profile-show-games')).uncheck();
  await region(page, say('web-profile-shown')).getByText(say('web-profile-saved')).waitFor();
  await choice(page, say('web-profile-show-statistics')).uncheck();
  await until('nothing is shown', async () => {
    const { shows } = await stage.paints.ask('GET', '/api/me/statistics');
    return shows.length === 0;
  });
  expectRefusal(stranger, /^404 GET \/api\/players\/\w+$/);
  for (const path of [`/players/${player}`, `/players/${'0'.repeat(26)}`]) {
    await stranger.goto(path);
    await stranger.getByText(say('refusal-NoSuchProfile')).waitFor();
  }
  await choice(page, say('web-profile-show-statistics')).check();
  await page.getByRole('link', { name: say('web-profile-shown-link') }).click();
  await page.waitForURL(`**/players/${player}`);
  await region(page, say('web-profile-presets')).waitFor();
  assert.deepEqual([...page.troubles, ...stranger.troubles], []);
  await page.context().close();
  await stranger.context().close();
});

test('a guest is told how to get a page, and a newcomer what will hang here', async () => {
  const page = await newPage(stage.browser, stage.url);
  await page.goto('/players/me');
  await page.getByText(say('web-profile-none')).waitFor();
  await stage.guests[1].lendTo(page);
  await page.goto('/players/me');
  expectRefusal(page, /^409 PUT \/api\/me\/profile$/);
  await choice(page, say('web-profile-show-statistics')).click();
  await page.getByText(say('web-profile-guest')).waitFor();
  assert.equal(await choice(page, say('web-profile-show-statistics')).isChecked(), false);
  await region(page, say('web-profile-shown'))
    .getByRole('link', { name: say('web-you-join') })
    .waitFor();
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('a stranger’s console stays clean on every page', inProof, async () => {
  const page = await newPage(stage.browser, stage.url);
  const refused = [];
  page.on('response', (answer) => answer.status() > 399 && refused.push(answer.url()));
  for (const path of ['/', '/daily', '/you', '/players/me', '/games', '/people', '/decisions']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  assert.deepEqual([...refused, ...page.troubles], []);
  await page.context().close();
});
