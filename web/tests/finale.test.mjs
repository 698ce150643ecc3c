/**
 * The end of a game: the reveal and its calm form, shared wins, the story, and the picture to share, also
 * over plain http.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { Guest, newPage, ownAddress, PHONE, serve } from './harness.mjs';
import { advance, openStage } from './screens.mjs';
import { until } from './play.mjs';

let stage;
before(async () => {
  process.env.INKLAND_JUDGE = '1';
  stage = await openStage(['end']);
  await Promise.all([stage.soloEnd(), stage.sharedEnd()]);
});
after(() => stage?.close());

const heading = (page) => page.locator('#win-h').innerText();
const sums = (page) => page.locator('.sum').allInnerTexts();
const isOver = (page) => page.locator('.stage.over').count();

/** The finale of this table, as one of the guests sees it, or an onlooker. */
async function finale(name, guest, options = {}) {
  const page = await newPage(stage.browser, stage.url, {
    reducedMotion: 'no-preference',
    ...options,
  });
  if (guest !== null) await stage.guests[guest].lendTo(page);
  await page.goto(`/t/${stage.tables[name]}`);
  await page.locator('#win-h').waitFor();
  return page;
}

async function leave(page) {
  assert.deepEqual(page.troubles, []);
  await page.context().close();
}

const viewOf = (name) =>
  stage.guests[0].ask('GET', `/api/tables/${stage.tables[name]}/view`).then(({ view }) => view);

test('the seasons are revealed one after the other, the winner last', async () => {
  const page = await finale('end', 0);
  const { seats, ending } = await viewOf('end');
  const said = new Set();
  const seen = new Set();
  const clips = new Set();
  while (!(await isOver(page))) {
    said.add(await heading(page));
    seen.add((await sums(page)).join(' '));
    const clip = await page
      .locator('.seg')
      .first()
      .evaluate((bar) => getComputedStyle(bar).clipPath);
    clips.add(clip);
    assert.doesNotMatch(await heading(page), / wins? /);
    assert.equal(
      await page.locator('.seal-of').evaluate((one) => getComputedStyle(one).opacity),
      '0',
    );
    await page.waitForTimeout(30);
  }
  assert.ok(
    [...said].some((text) => /^Spring: /.test(text)),
    [...said].join(' | '),
  );
  assert.ok(
    [...said].some((text) => /^Winter is counted/.test(text)),
    [...said].join(' | '),
  );
  assert.ok(seen.size >= 4, [...seen].join(' | '));
  assert.ok(clips.size >= 2, 'the bars move by their clip path');
  const [first] = ending.standing;
  assert.match(await heading(page), / wins? by \d+ stars?$/);
  const stars = ending.standing.toSorted((a, b) => a.seat - b.seat).map((line) => `${line.stars}`);
  assert.deepEqual(await sums(page), stars);
  assert.equal(first.place, 1);
  assert.equal(seats.length, stars.length);
  // Nothing but the four cheap properties is animated.
  const animated = await page.evaluate(() =>
    [...document.querySelectorAll('.stage *')].flatMap((one) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(one);
      return /[1-9]/.test(transitionDuration) ? transitionProperty.split(', ') : [];
    }),
  );
  const cheap = new Set(['transform', 'opacity', 'clip-path', 'stroke-dashoffset']);
  const others = animated.filter((name) => !cheap.has(name) && name !== 'all');
  assert.deepEqual(others, []);

  // The second time the end is shown at once, and Again shows the reveal.
  await page.reload();
  await page.locator('#win-h').waitFor();
  assert.equal(await isOver(page), 1);
  await page.getByRole('button', { name: 'Again' }).click();
  assert.equal(await isOver(page), 0);
  await page.getByRole('button', { name: 'Skip' }).click();
  assert.equal(await isOver(page), 1);
  assert.deepEqual(await sums(page), stars);
  await leave(page);
});

test('a click or a key cuts the reveal short, and is not lost', async () => {
  const page = await finale('end', 1);
  assert.equal(await isOver(page), 0);
  await page.getByRole('button', { name: /^Menu|menu$/i }).click();
  assert.equal(await isOver(page), 1);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Again' }).click();
  assert.equal(await isOver(page), 0);
  await page.locator('.walls button').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: /map$/ }).waitFor();
  assert.equal(await isOver(page), 1);
  await leave(page);
});

for (const [what, options] of [
  ['the system asks for calm', { reducedMotion: 'reduce' }],
  ['the player asks for calm', { settings: { motion: 'reduced' } }],
]) {
  test(`${what}: the final picture is there at once`, async () => {
    const page = await finale('end', 2, options);
    assert.equal(await isOver(page), 1);
    assert.match(await heading(page), / wins? /);
    assert.equal(await page.locator('.seg.ahead').count(), 0);
    await page.getByRole('button', { name: 'Again' }).click();
    assert.equal(await isOver(page), 1);
    await leave(page);
  });
}

test('all who share a win are named, for a player and for an onlooker', async () => {
  const { ending } = await viewOf('shared-end');
  assert.deepEqual(
    ending.standing.map(({ place }) => place),
    [1, 1, 1],
  );
  const player = await finale('shared-end', 0, { reducedMotion: 'reduce' });
  assert.equal(await heading(player), 'You win together with Quill and Bertram');
  assert.equal(await player.locator('.walls .first').count(), 3);
  await leave(player);
  const onlooker = await finale('shared-end', null, { reducedMotion: 'reduce' });
  assert.equal(await heading(onlooker), 'Isolde, Quill, and Bertram win together');
  assert.equal(await onlooker.getByRole('button', { name: 'Play again' }).count(), 0);
  await leave(onlooker);
});

/** The saved picture: its size, and how many colours it has. */
async function saved(page) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the picture' }).click(),
  ]);
  const bytes = readFileSync(await file.path());
  assert.equal(bytes.subarray(1, 4).toString(), 'PNG');
  assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1200, 630]);
  return { name: file.suggestedFilename(), bytes };
}

test('a solo game ends with its title, without a place, and with a picture', async () => {
  const page = await finale('solo-end', 0, { reducedMotion: 'reduce', viewport: PHONE });
  const { ending } = await viewOf('solo-end');
  const text = await page.locator('main').innerText();
  assert.doesNotMatch(text, /Place 1 of 1/);
  assert.match(text, new RegExp(`${ending.standing[0].stars} stars`));
  const { name, bytes } = await saved(page);
  assert.equal(name, 'inkland.png');
  assert.ok(bytes.length > 10_000, `${bytes.length} bytes`);
  const colours = await page.locator('canvas').evaluate((canvas) => {
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });
  assert.ok(colours > 20, `${colours} colours`);
  // The same content for who cannot see it: of the picture and as text to copy.
  const words = await page.locator('[role="img"]:has(canvas)').getAttribute('aria-label');
  assert.match(words, new RegExp(`^Inkland, .+\nIsolde: ${ending.standing[0].stars} stars`));
  await page.getByText('The same in words').click();
  const copied = await page.getByRole('textbox', { name: 'The same in words' }).inputValue();
  assert.ok(copied.startsWith(words));
  assert.doesNotMatch(copied, new RegExp(stage.tables['solo-end']), 'the table is not named');
  assert.match(copied, /\/d\/\w{26}$/);
  await leave(page);
});

test('over plain http of a home network: the picture is saved, and the text is marked', async (t) => {
  const address = ownAddress();
  if (address === null) return t.skip('this machine is in no network');
  const server = await serve('--lan');
  t.after(() => server.stop());
  const url = server.url.replace(/\/\/[^/:]+/, `//${address}`);
  const guest = await new Guest(url).enter('Isolde');
  const id = await guest.open({ seats: 1 });
  await guest.sit(id);
  await guest.start(id);
  await advance(url, id, 'end', [guest]);
  const page = await newPage(stage.browser, url, { reducedMotion: 'reduce' });
  await guest.lendTo(page);
  await page.goto(`/t/${id}`);
  await page.locator('#win-h').waitFor();
  assert.equal(await page.evaluate(() => isSecureContext), false);
  await page.getByRole('button', { name: 'Share' }).click();
  const save = page.getByRole('button', { name: 'Save the picture' });
  await until('the picture is shown', () => save.evaluate((one) => one === document.activeElement));
  await saved(page);
  await page.getByRole('button', { name: 'Copy the text' }).click();
  await page.getByText('The text is marked: copy it by hand.').waitFor();
  assert.match(await page.evaluate(() => getSelection().toString()), /^Inkland, /);
  await leave(page);
});

test('the judge tells the best and the costliest drawing, once asked, and nothing jumps', async () => {
  const page = await finale('end', 3, { reducedMotion: 'reduce' });
  const top = () => page.locator('canvas').evaluate((one) => one.getBoundingClientRect().top);
  await page.getByText('How good is that?').waitFor();
  await page
    .getByText(/(over|under) par|At par/)
    .first()
    .waitFor({ timeout: 60_000 });
  const before = await top();
  await page.getByRole('button', { name: 'Judge this game' }).click();
  await page.getByRole('heading', { name: 'Your costliest drawing' }).waitFor({ timeout: 120_000 });
  await page.getByRole('heading', { name: 'Your best drawing' }).waitFor();
  assert.ok(Math.abs((await top()) - before) < 2, 'the picture stays where it was');
  // Who comes later finds it judged.
  await page.reload();
  await page.getByRole('heading', { name: 'Your best drawing' }).waitFor();
  await leave(page);
});

test('a preview of a link tells nothing of the table', async () => {
  const pages = await Promise.all(
    [stage.tables.end, '0'.repeat(26)].map((id) => fetch(`${stage.url}/t/${id}`)),
  );
  const [real, none] = await Promise.all(pages.map((page) => page.text()));
  assert.equal(real, none);
  assert.match(real, /<meta property="og:title" content="A table of Inkland"/);
  const picture = await fetch(`${stage.url}/icons/preview.png`);
  const bytes = Buffer.from(await picture.arrayBuffer());
  assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1200, 630]);
});
