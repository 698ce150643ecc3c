/**
 * The end of a game: the reveal and its calm form, shared wins, the story, and the picture to share, also
 * over plain http.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { Guest, inProof, newPage, PHONE, serve, serveFixed } from './harness.mjs';
import { advance, openStage } from './screens.mjs';
import { until } from './play.mjs';
import { like, say } from './text.mjs';

let stage;
before(async () => {
  stage = await openStage(['end']);
  await Promise.all([stage.soloEnd(), stage.sharedEnd()]);
});
after(() => stage?.close());

const heading = (page) => page.locator('#win-h').innerText();
const sums = (page) => page.locator('.sum').allInnerTexts();
/** Runs in the page from its start: writes down what the stage shows, and every movement on it. */
function recorder() {
  globalThis.shown = [];
  globalThis.moved = [];
  addEventListener('transitionrun', ({ target, propertyName }) => {
    if (target.closest?.('.chart, .seal-of')) globalThis.moved.push(propertyName);
  });
  new MutationObserver(() => {
    const heading = document.querySelector('#win-h')?.textContent.trim();
    if (heading === undefined || heading === globalThis.shown.at(-1)?.heading) return;
    globalThis.shown.push({
      heading,
      isOver: document.querySelector('.stage.over') !== null,
      sums: [...document.querySelectorAll('.sum')].map((sum) => sum.textContent),
    });
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
const isOver = (page) => page.locator('.stage.over').count();

/** The finale of this table, as one of the guests sees it, or an onlooker. */
async function finale(name, guest, options = {}, { browser, url, guests, tables } = stage) {
  const page = await newPage(browser, url, {
    reducedMotion: 'no-preference',
    ...options,
  });
  if (guest !== null) await guests[guest].lendTo(page);
  await page.addInitScript(recorder);
  await page.goto(`/t/${tables[name]}`);
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
  const { seats, ending } = await viewOf('end');
  const page = await finale('end', 0);
  await page.locator('.stage.over').waitFor();
  await page.waitForFunction(() => globalThis.moved.includes('opacity')); // a frame later
  const { shown, moved } = await page.evaluate(() => ({ shown, moved }));
  const before = shown.slice(0, -1);
  const last = shown.at(-1);
  const inBetween = ['spring', 'summer', 'fall'].map((season) =>
    like(['web-finale-ahead', 'web-finale-level'], { season: say(`season-${season}`) }),
  );
  const end = like('web-finale-last', { season: say('season-winter') });
  for (const [number, form] of [like('web-finale-begins'), ...inBetween, end].entries()) {
    assert.match(before[number].heading, form);
  }
  assert.deepEqual(
    before.map(({ isOver }) => isOver),
    [false, false, false, false, false],
  );
  const starsOf = ({ edicts, coins, monsters }) =>
    edicts.reduce((sum, [, stars]) => sum + stars, coins + monsters);
  const after = (seasons) =>
    seats.map(({ scores }) =>
      String(scores.slice(0, seasons).reduce((sum, score) => sum + starsOf(score), 0)),
    );
  assert.deepEqual(
    before.map(({ sums }) => sums),
    [0, 1, 2, 3, 4].map(after),
  );
  const [first, second] = ending.standing;
  assert.match(last.heading, new RegExp(` wins? by ${first.stars - second.stars} stars?$`));
  const stars = after(4);
  assert.deepEqual([...new Set(moved)].sort(), ['clip-path', 'opacity', 'transform']);

  // The second time the end is shown at once, and Again shows the reveal.
  await page.reload();
  await page.locator('#win-h').waitFor();
  assert.equal(await isOver(page), 1);
  await page.getByRole('button', { name: say('web-finale-again'), exact: true }).click();
  assert.equal(await isOver(page), 0);
  await page.getByRole('button', { name: say('web-finale-skip') }).click();
  assert.equal(await isOver(page), 1);
  assert.deepEqual(await sums(page), stars);
  await leave(page);
});

test('a click or a key cuts the reveal short, and is not lost', async () => {
  const page = await finale('end', 1);
  assert.equal(await isOver(page), 0);
  await page.locator('.opener').click();
  assert.equal(await isOver(page), 1);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('web-finale-again'), exact: true }).click();
  assert.equal(await isOver(page), 0);
  await page.locator('.walls button').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: like('web-table-map-of') }).waitFor();
  assert.equal(await isOver(page), 1);
  await leave(page);
});

for (const [what, options, when] of [
  ['the system asks for calm', { reducedMotion: 'reduce' }, {}],
  ['the player asks for calm', { settings: { motion: 'reduced' } }, inProof],
]) {
  test(`${what}: the final picture is there at once`, when, async () => {
    const page = await finale('end', 2, options);
    assert.equal(await isOver(page), 1);
    assert.match(await heading(page), like(['web-finale-you-by', 'web-finale-by']));
    assert.equal(await page.locator('.seg.ahead').count(), 0);
    await page.getByRole('button', { name: say('web-finale-again'), exact: true }).click();
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
  assert.equal(await heading(player), say('web-finale-you-share', { who: 'Quill and Bertram' }));
  assert.equal(await player.locator('.walls .first').count(), 3);
  await leave(player);
  const onlooker = await finale('shared-end', null, { reducedMotion: 'reduce' });
  assert.equal(
    await heading(onlooker),
    say('web-finale-share', { who: 'Isolde, Quill, and Bertram' }),
  );
  assert.equal(
    await onlooker.getByRole('button', { name: say('web-finale-play-again') }).count(),
    0,
  );
  await leave(onlooker);
});

/** The saved picture: its size, and how many colours it has. */
async function saved(page) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('web-finale-picture') }).click(),
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
  assert.doesNotMatch(text, like('web-end-place'));
  const { stars } = ending.standing[0];
  const said = say('web-finale-stars', { count: stars, stars });
  assert.ok(text.includes(said), text);
  const { name, bytes } = await saved(page);
  assert.equal(name, 'inkland-map.png');
  assert.ok(bytes.length > 10_000, `${bytes.length} bytes`);
  const colours = await page.locator('canvas').evaluate((canvas) => {
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });
  assert.ok(colours > 20, `${colours} colours`);
  // The same content for who cannot see it: of the picture and as text to copy.
  const words = await page.locator('[role="img"]:has(canvas)').getAttribute('aria-label');
  assert.match(words, new RegExp(`^Inkland, .+\nIsolde: ${said}`));
  await page.getByText(say('web-finale-words')).click();
  const textbox = page.getByRole('textbox', { name: say('web-finale-words') });
  await until('the deal is known', async () => /\/d\//.test(await textbox.inputValue()));
  const copied = await textbox.inputValue();
  assert.ok(copied.startsWith(words));
  assert.doesNotMatch(copied, new RegExp(stage.tables['solo-end']), 'the table is not named');
  assert.match(copied, /\/d\/\w{26}$/);
  await leave(page);
});

test('over plain http the picture is saved, and the text is marked', inProof, async (t) => {
  const server = await serve();
  t.after(() => server.stop());
  const url = server.nearby;
  if (url === null) return t.skip('this machine is in no network');
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
  await page.getByRole('button', { name: say('web-link-share') }).click();
  const save = page.getByRole('button', { name: say('web-finale-picture') });
  await until('the picture is shown', () => save.evaluate((one) => one === document.activeElement));
  await saved(page);
  await page.getByRole('button', { name: say('web-finale-copy') }).click();
  await page.getByText(say('web-finale-not-copied')).waitFor();
  assert.match(await page.evaluate(() => getSelection().toString()), /^Inkland, /);
  await leave(page);
});

test(
  'the judge tells the best and the costliest drawing, once asked, and nothing jumps',
  inProof,
  async (t) => {
    const judge = () => serveFixed({ env: { INKLAND_JUDGE: '1' } });
    const judged = await openStage(['end'], 2, judge);
    t.after(() => judged.close());
    const [guest] = judged.guests;
    const { table } = await guest.ask('GET', `/api/tables/${judged.tables.end}`);
    await until(
      'the par, for which the page would look ever more rarely',
      async () => (await guest.ask('GET', `/api/deals/${table.deal}`)).pars.length > 0,
    );
    const page = await finale('end', 0, { reducedMotion: 'reduce' }, judged);
    const top = () =>
      page.locator('canvas').evaluate((one) => one.getBoundingClientRect().top + scrollY);
    await page.getByText(say('web-finale-par')).waitFor();
    await page
      .getByText(like(['web-finale-over', 'web-finale-under']))
      .first()
      .waitFor();
    const before = await top();
    await page.getByRole('button', { name: say('web-judge-ask') }).click();
    await page.getByRole('heading', { name: say('web-finale-costly-own') }).waitFor();
    await page.getByRole('heading', { name: say('web-finale-best-own') }).waitFor();
    assert.ok(Math.abs((await top()) - before) < 2, 'the picture stays where it was');
    // Who comes later finds it judged.
    await page.reload();
    await page.getByRole('heading', { name: say('web-finale-best-own') }).waitFor();
    await leave(page);
  },
);

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
