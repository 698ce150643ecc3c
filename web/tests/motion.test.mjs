/**
 * Every movement at the table: it runs, it is still where motion is reduced, and a press during it is not
 * lost. The deals are fixed, so each scene is there after a drawing or two:
 * "walk" begins with an ambush; "ruins" has two ruins, an ambush and a card after its first drawing;
 * "ambushed" has an ambush as its second card.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DESK, inProof, launch, PHONE, serve } from './harness.mjs';
import { begin, draw, isMoving, moves, still } from './motion.mjs';
import { heard, look, until } from './play.mjs';
import { like, say } from './text.mjs';

const MOVABLE = new Set(['transform', 'opacity', 'clipPath', 'strokeDashoffset']);
const LONGEST_FADE = 140; // ms, of what replaces a movement where motion is calm

let server, browser;
before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const SCENES = {
  'an ambush before the first turn': {
    deal: 'walk',
    moves: ['card', 'card-waits', 'card-lies', 'stamp', 'teeth', 'give'],
    calm: ['card', 'stamp', 'teeth'],
    play: async () => {},
    async check(page) {
      await page.locator('.visit .teeth').waitFor();
      const came = like('web-log-walked', { card: say('card-kobold_onslaught') });
      const { visit } = await look(page);
      assert.match(visit, came);
      assert.match(visit, like('web-log-walk', { corner: 'bottom_left' }));
      const [first, next] = ['kobold_onslaught', 'treetop_village'].map((card) =>
        like('web-log-card', { card: say(`card-${card}`) }),
      );
      const all = new RegExp([first, came, next].map(({ source }) => source).join('.+'));
      await until('it is announced', async () =>
        (await heard(page)).some((said) => all.test(said)),
      );
    },
  },
  'two ruins, an ambush and a card after one drawing': {
    when: inProof,
    deal: 'ruins',
    moves: ['card', 'card-waits', 'card-lies', 'ruins', 'walk', 'stamp', 'teeth', 'give'],
    calm: ['card', 'ruins', 'stamp', 'teeth'],
    play: ({ player }) => draw(player),
    async check(page) {
      await page.locator('.visit .way').waitFor({ state: 'attached' });
      const { card, visit } = await look(page);
      assert.ok(card.startsWith(say('card-homestead')));
      assert.match(visit, like('web-log-walked', { card: say('card-goblin_attack') }));
      const way = { corner: 'bottom_right', direction: 'counterclockwise' };
      assert.match(visit, like('web-log-walk', way));
      assert.doesNotMatch(visit, like('web-log-walk', { passed: 0 }), 'not at the first place');
      await page.locator('.ruled', { hasText: say('card-temple_ruins') }).waitFor();
    },
  },
  'the sheets pass, and come back with monsters': {
    when: inProof,
    deal: 'ambushed',
    seats: 2,
    moves: ['pass', 'pass-teeth', 'card', 'stamp', 'teeth'],
    calm: ['pass', 'card', 'stamp', 'teeth'],
    async play({ page, player }) {
      await draw(player);
      await page.locator('.banner').waitFor();
      await still(page); // or the next press would end it
      await player.arrive('asked');
      await draw(player);
    },
    async check(page) {
      await page.locator('.banner').waitFor({ state: 'detached' });
      await page.locator('.visit .teeth').waitFor();
    },
  },
  'a coin goes to the track': {
    deal: 'coin',
    moves: ['coin-across', 'coin-arc', 'coin-slot'],
    calm: ['coin-slot'],
    async play({ page, player }) {
      const coin = page.getByRole('radio', { name: like('web-hand-option', { coin: 'yes' }) });
      await coin.first().click({ force: true });
      await draw(player);
    },
    check: (page) => page.locator('.coins .i').first().waitFor(),
  },
  'a season ends, and the next begins': {
    when: inProof,
    deal: 'turn',
    until: 'closing',
    isBusy: true,
    moves: ['star', 'star-sum', 'season-fill', 'season-out', 'season-in', 'season-empty', 'card'],
    calm: ['star-sum', 'card'],
    async play({ page, player }) {
      await player.answer();
      await player.arrive('scoring');
      await player.press(like('web-score-next'));
      await page.locator('.map .lit').first().waitFor(); // the spaces that earn stars have come
      await still(page);
      for (let step = 1; step < 4; step += 1) await player.press(like('web-score-next'));
      await player.press(say('web-score-done'));
      await page.locator('.explore').waitFor();
    },
    check: (page) => page.getByText(say('season-summer')).first().waitFor(),
  },
  'a seat is done': {
    when: inProof,
    deal: 'turn',
    seats: 3,
    moves: ['tick'],
    calm: ['tick'],
    play: ({ player }) => draw(player),
    check: (page) => page.locator('.seat').first().waitFor(),
  },
};

for (const [number, [name, scene]] of Object.entries(SCENES).entries()) {
  test(`${name}: it moves, by what costs no layout`, scene.when ?? {}, async () => {
    const stage = await begin({ server, browser }, scene.deal, { ...scene, rate: 0.2 });
    const { page } = stage;
    await scene.play(stage);
    await scene.check(page);
    let seen;
    const areSeen = async () => {
      seen = await moves(page);
      return scene.moves.every((id) =>
        seen.some((move) => move.id === id && (move.states > 0 || move.hasRun)),
      );
    };
    await until(`the movements ${scene.moves}`, areSeen).catch((error) => {
      throw new Error(`${error.message}, only ${JSON.stringify(seen)}`);
    });
    for (const { id, what } of seen) {
      assert.deepEqual(
        what.filter((one) => !MOVABLE.has(one)),
        [],
        id,
      );
    }
    await still(page);
    assert.equal(
      await page.locator('.reveal, .passed, .flying').count(),
      0,
      'nothing is left over',
    );
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });

  test(`${name}: calm where motion is reduced`, number === 0 ? {} : inProof, async () => {
    const stage = await begin({ server, browser }, scene.deal, { ...scene, isCalm: true });
    const { page } = stage;
    await scene.play(stage);
    await scene.check(page);
    let seen;
    await until(`the calm forms ${scene.calm}`, async () => {
      seen = await moves(page);
      return scene.calm.every((id) => seen.some((move) => move.id === id));
    }).catch((error) => {
      throw new Error(`${error.message}, only ${JSON.stringify(seen)}`);
    });
    for (const { id, what, length } of seen) {
      assert.deepEqual(what, ['opacity'], id);
      assert.ok(length <= LONGEST_FADE, `${id}: ${length} ms`);
    }
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });
}

for (const viewport of [PHONE, DESK]) {
  const options = { viewport, ...(viewport === PHONE && { hasTouch: true, isMobile: true }) };
  const when = viewport === PHONE ? {} : inProof;
  test(`a press during a movement counts, and ends it, at ${viewport.width}`, when, async () => {
    // So slow that nothing would end by itself.
    const { page, player } = await begin({ server, browser }, 'ruins', { rate: 0.001, ...options });
    await draw(player);
    await page.locator('.reveal').waitFor();
    await player.arrive('asked');
    assert.ok(await isMoving(page));
    await player.pressSpace(60);
    await until('the ghost is pinned', async () => (await look(page)).isPinned);
    await until('everything has jumped to its end', async () => !(await isMoving(page)));
    await page.locator('.reveal').waitFor({ state: 'detached' });
    assert.equal(await page.locator('.visit .teeth').count(), 1, 'what came is still shown');
    // Also a button that lies below the turning card, and a key.
    await page.reload();
    await player.arrive('asked');
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });
}

/** The card that is turned, and what came to the map: each is fetched when it is needed. */
async function isShown(page) {
  await page.locator('.reveal').waitFor();
  await page.locator('.visit .teeth').waitFor({ state: 'attached' });
}

test('a key during a movement counts, and ends it', async () => {
  const { page } = await begin({ server, browser }, 'walk', { rate: 0.001 });
  await isShown(page);
  assert.ok(await isMoving(page));
  await page.keyboard.press('2');
  await until('the second option is chosen', async () => (await look(page)).options[1].isOn);
  await until('everything has jumped to its end', async () => !(await isMoving(page)));
  await page.context().close();
});

test('an option below a card that is being turned can be pressed', async () => {
  const { page, player } = await begin({ server, browser }, 'walk', { rate: 0.001 });
  await isShown(page);
  const option = page.locator('.options .option:not(.never)').nth(1);
  const { x, y, width, height } = await option.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  await until('it is chosen', async () => (await look(page)).options[1].isOn);
  assert.equal(await isMoving(page), false);
  await player.page.context().close();
});

test('the player’s own choice counts before the system’s', async () => {
  const { page } = await begin({ server, browser }, 'walk', {
    isCalm: true,
    settings: { motion: 'full' },
  });
  await until('it moves', async () => (await moves(page)).some(({ what }) => what.includes('transform'))); // prettier-ignore
  await page.context().close();
});
