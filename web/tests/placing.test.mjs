/** Placing a shape as with a finger on paper: dragging, tapping, turning, and the movements of it. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DESK, inProof, IS_PROOF, PHONE } from './harness.mjs';
import { openStage } from './screens.mjs';
import { outlined, playing, pointOf, SIDE } from './placing.mjs';
import { look, until } from './play.mjs';
import { like, say } from './text.mjs';

let stage;
before(async () => (stage = await openStage([], 2)));
after(() => stage?.close());

const phone = { viewport: PHONE, hasTouch: true, isMobile: true };

/** What drags: a mouse, or a finger by the protocol of the developer tools. */
async function pointer(page, kind) {
  if (kind === 'mouse') {
    return {
      down: async ({ x, y }) => {
        await page.mouse.move(x, y);
        await page.mouse.down();
      },
      move: ({ x, y }) => page.mouse.move(x, y),
      up: () => page.mouse.up(),
    };
  }
  const devtools = await page.context().newCDPSession(page);
  const touch = (type, ...points) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    });
  return {
    touch,
    down: (at) => touch('touchStart', at),
    move: (at) => touch('touchMove', at),
    up: () => touch('touchEnd'),
  };
}

/** Drag in small steps; returns the positions of the ghost in the frames between. */
async function drag(page, hand, from, to, steps = 12) {
  await page.evaluate(() => (globalThis.trace = []));
  await hand.down(from);
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    await hand.move({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const trace = await page.evaluate(() => globalThis.trace);
  const held = await page.evaluate(() => ({
    isLifted: document.querySelector('.hand.lifted') !== null,
    hasLanding: document.querySelector('.landing') !== null,
  }));
  await hand.up();
  await page.waitForFunction(() => !document.querySelector('.hand.lifted'));
  return { ...held, positions: new Set(trace.map(String)).size };
}

/** Does the ghost cover the middle of this space? Asked of the drawn picture. */
const covers = (page, space) =>
  page.evaluate(
    async ([number, side]) => {
      const pen = document.querySelector('.hand .pen');
      if (!pen) return false;
      const map = document.querySelector('#map').getBoundingClientRect();
      const at = new DOMPoint(
        map.left + (((number % side) + 0.5) * map.width) / side,
        map.top + ((Math.floor(number / side) + 0.5) * map.height) / side,
      ).matrixTransform(pen.getScreenCTM().inverse());
      return pen.isPointInFill(at);
    },
    [space, SIDE],
  );

for (const kind of ['finger', 'mouse']) {
  const when = kind === 'mouse' ? inProof : {};
  test(`a ${kind} drags the shape from its card onto the map, and over the map`, when, async () => {
    const page = await playing(stage, kind === 'finger' ? phone : { viewport: DESK });
    const hand = await pointer(page, kind);
    const tile = await page.locator('.option:not(.never)').first().boundingBox();
    const from = { x: tile.x + tile.width / 2, y: tile.y + tile.height / 2 };
    const scrolled = await page.evaluate(() => scrollY);

    // Among D5 and its neighbours there is no mountain; but a ruins card may ask for other spaces.
    const isFree = (await outlined(page)).length > 60;
    const middle = await pointOf(page, kind === 'finger' ? 48 : 37);
    const onto = await drag(page, hand, from, middle);
    assert.ok(onto.isLifted && onto.hasLanding, 'it is lifted and shows where it lands');
    assert.ok(onto.positions > 6, `it is seen in ${onto.positions} places on its way`);
    const placed = await until('a verdict', async () => {
      const seen = await look(page);
      return seen.isPinned ? seen : null;
    });
    if (isFree)
      assert.ok(placed.verdict.startsWith(say('web-hand-fits')), 'it lands where it fits');

    // Hold it by one of its spaces, and carry it away by about three rows.
    const space = (
      await Promise.all(
        Array.from({ length: SIDE * SIDE }, async (_, k) => [k, await covers(page, k)]),
      )
    ).find(([, isOn]) => isOn)[0];
    const held = await pointOf(page, space);
    const before = await page.locator('.hand .pen').boundingBox();
    const size = (await page.locator('#map').boundingBox()).width / SIDE;
    const over = await drag(page, hand, held, { x: held.x + 2.2 * size, y: held.y + 1.1 * size });
    assert.ok(over.positions > 6, `it is seen in ${over.positions} places`);
    const now = await page.locator('.hand .pen').boundingBox();
    assert.ok(Math.hypot(now.x - before.x, now.y - before.y) > size / 2, 'it lies elsewhere');
    assert.equal(await page.evaluate(() => scrollY), scrolled, 'the page has not moved');

    // Off the map it is put back.
    const spot = (
      await Promise.all(
        Array.from({ length: SIDE * SIDE }, async (_, k) => [k, await covers(page, k)]),
      )
    ).find(([, isOn]) => isOn)[0];
    const map = await page.locator('#map').boundingBox();
    await drag(page, hand, await pointOf(page, spot), { x: map.x + 40, y: 3 });
    await until('it is put back', async () => !(await look(page)).isPinned);
    await page.getByRole('button', { name: say('web-hand-undo') }).click();
    await until('it is back', async () => (await look(page)).isPinned);
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });
}

test('a quick mouse lifts the shape although its first move is seen beside the card', async () => {
  const page = await playing(stage, { viewport: DESK });
  const hand = await pointer(page, 'mouse');
  const tile = await page.locator('.option:not(.never)').first().boundingBox();
  await hand.down({ x: tile.x + tile.width / 2, y: tile.y + tile.height / 2 });
  await hand.move(await pointOf(page, 60));
  await page.locator('.hand.lifted').waitFor();
  await hand.up();
  await page.waitForFunction(() => !document.querySelector('.hand.lifted'));
  // Afterwards the mouse drags nothing.
  await hand.move(await pointOf(page, 37));
  assert.equal(await page.locator('.hand.lifted').count(), 0);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('a tapped or clicked space is always covered; outlined spaces are those where that fits', async () => {
  for (const options of IS_PROOF ? [phone, { viewport: DESK }] : [phone]) {
    const page = await playing(stage, options);
    const hand = await pointer(page, options === phone ? 'finger' : 'mouse');
    const seen = new Set();
    for (let turn = 0; turn < 3; turn += 1) {
      // A square looks the same however it is turned.
      if ((await look(page)).canTurn)
        await page
          .getByRole('button', { name: say('web-hand-turn-right') })
          .last()
          .click();
      const spots = new Set(await outlined(page));
      for (const space of spots) {
        const label = await page.locator(`#map [data-space="${space}"]`).getAttribute('aria-label');
        assert.doesNotMatch(label, like('web-space', { kind: say('web-kind-mountain') }));
      }
      // The corners, and some spaces of no order.
      for (const space of [
        0,
        10,
        110,
        120,
        ...Array.from({ length: 6 }, (_, k) => (k * 53 + turn * 17) % 121),
      ]) {
        if (await covers(page, space)) continue; // a tap on the ghost turns it
        const at = await pointOf(page, space);
        await hand.down(at);
        await hand.up();
        await until(`${space} is covered`, () => covers(page, space), { timeout: 3000 });
        const now = await until('a verdict', async () => {
          const told = await look(page);
          return told.isPinned ? told : null;
        });
        assert.equal(!now.isBad, spots.has(space), `space ${space}: ${now.verdict}`);
        if (now.isBad)
          await until('why', async () => (await look(page)).verdict !== say('web-hand-fits-not'));
        seen.add(now.isBad);
      }
    }
    assert.ok(seen.has(false));
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
});

test('turning before placing turns the picture on the card; wheel, right click and two fingers turn the ghost', async () => {
  const page = await playing(stage, { viewport: DESK });
  const tile = () => page.locator('.option:has(input:checked) .coast').getAttribute('d');
  const ghost = () => page.locator('.hand .pen').getAttribute('d');
  const changes = async (ask, act, what) => {
    const was = await ask();
    await act();
    await until(what, async () => (await ask()) !== was);
  };
  const isSquare = (await look(page)).canTurn === false;
  if (!isSquare) {
    await changes(tile, () => page.keyboard.press('r'), 'the card shows the turned shape');
    const at = await pointOf(page, 60);
    await page.mouse.move(at.x, at.y);
    await page.locator('.hand').waitFor();
    await changes(ghost, () => page.mouse.wheel(0, 100), 'the wheel turns it');
    await page.evaluate(() =>
      addEventListener('contextmenu', (event) => (globalThis.isTaken = event.defaultPrevented)),
    );
    await page.mouse.click(at.x, at.y, { button: 'right' });
    assert.ok(await page.evaluate(() => globalThis.isTaken), 'the right button flips it');
    const touch = await playing(stage, phone);
    if ((await look(touch)).canTurn) {
      const hand = await pointer(touch, 'finger');
      const [a, b] = [await pointOf(touch, 48), await pointOf(touch, 50)];
      await hand.down(await pointOf(touch, 60));
      await hand.up();
      await touch.locator('.hand').waitFor();
      const pen = () => touch.locator('.hand .pen').getAttribute('d');
      await changes(
        pen,
        async () => {
          await hand.touch('touchStart', a, b);
          for (const share of [0.3, 0.6, 1]) {
            await hand.touch('touchMove', a, { x: b.x - 20 * share, y: b.y + 60 * share });
          }
          await hand.touch('touchEnd');
        },
        'two fingers turn it',
      );
    }
    await touch.context().close();
  }
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('after a drawing there is no ghost until the pointer has moved', async () => {
  const page = await playing(stage, { viewport: DESK });
  const [first] = await outlined(page);
  const at = await pointOf(page, first);
  await page.mouse.click(at.x, at.y);
  const cardOf = () => page.locator('.odds').first().textContent();
  const before = await cardOf();
  await page.keyboard.press('Enter');
  await until('the next card', async () => {
    const now = await look(page);
    return now.screen === 'asked' && !now.isPinned && (await cardOf()) !== before;
  });
  await page.waitForTimeout(300);
  assert.equal(await page.locator('.hand').count(), 0, 'no ghost below a resting pointer');
  await page.mouse.move(at.x + 2, at.y + 1);
  if ((await look(page)).options.length > 0) await page.locator('.hand').waitFor();
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('elsewhere a finger still scrolls the page', async () => {
  const page = await playing(stage, { ...phone, viewport: { width: 360, height: 500 } });
  const hand = await pointer(page, 'finger');
  const swipe = async (from) => {
    await page.evaluate(() => scrollTo(0, 0));
    await hand.down(from);
    for (let step = 1; step <= 10; step += 1) {
      await hand.move({ x: from.x, y: from.y - 12 * step });
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await hand.up();
    await page.waitForTimeout(100);
    return page.evaluate(() => scrollY);
  };
  const top = await page.locator('.edicts').boundingBox();
  assert.ok((await swipe({ x: top.x + 30, y: top.y + top.height / 2 })) > 20, 'beside the map');
  const map = await page.locator('#map').boundingBox();
  assert.equal(await swipe({ x: map.x + 50, y: map.y + 170 }), 0, 'on the map');
  await page.context().close();
});

// --- Movements

/** Names of the movements that an action has started. */
async function movements(page, act) {
  await page.evaluate(() => (globalThis.moved = []));
  await act();
  return page.evaluate(() => globalThis.moved);
}

/** Each movement of the drawing hand, by what starts it; returns what was played. */
async function allMovements(page, hand) {
  const played = {};
  const spots = await outlined(page);
  const middle = spots[Math.floor(spots.length / 2)];
  const from = await pointOf(page, middle);
  const size = (await page.locator('#map').boundingBox()).width / SIDE;
  played.lift = await movements(page, async () => {
    await hand.down(from);
    // Towards the middle: off the map it would be put back.
    const inwards = (line) => (line < SIDE / 2 ? size : -size);
    await hand.move({
      x: from.x + inwards(middle % SIDE),
      y: from.y + inwards(middle / SIDE),
    });
    await page.locator('.hand.lifted').waitFor();
  });
  played['let-go'] = await movements(page, async () => {
    await hand.up();
    await page.waitForFunction(() => !document.querySelector('.hand.lifted'));
  });
  if ((await look(page)).canTurn) {
    played.turn = await movements(page, () => page.keyboard.press('r'));
  }
  // On a mountain or over the edge nothing fits.
  await page.evaluate(() => {
    const mountain = document.querySelector('#map [aria-label*="mountain"]');
    mountain.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  for (let k = 0; k < 4 && !(await look(page)).isBad; k += 1) await page.keyboard.press('ArrowUp');
  played.shake = await movements(page, async () => {
    await page.locator('#map [tabindex="0"]').focus();
    await page.keyboard.press('Enter');
  });
  await page.keyboard.press('Escape');
  const again = await outlined(page);
  const to = await pointOf(page, again[Math.floor(again.length / 2)]);
  await page.mouse.click(to.x, to.y);
  await page.locator('.ghost:not(.illegal)').first().waitFor();
  played['ink-line'] = await movements(page, async () => {
    const fresh = page.waitForFunction(() => globalThis.moved.some(({ id }) => /^ink/.test(id)));
    await page.locator('.dock .btn.primary').click();
    await fresh;
  });
  return played;
}

const ALLOWED = new Set(['transform', 'opacity', 'clipPath', 'strokeDashoffset']);

const HAND = /^(lift|let-go|turn|shake|ink)/;

test('each movement of the drawing hand runs, and only on what is cheap', inProof, async () => {
  const page = await playing(stage, { viewport: DESK, reducedMotion: 'no-preference' });
  const played = await allMovements(page, await pointer(page, 'mouse'));
  for (const [name, list] of Object.entries(played)) {
    assert.ok(
      list.some(({ id }) => id === name),
      `${name}: ${JSON.stringify(list)}`,
    );
    // The next card may be turned meanwhile, which is another movement.
    for (const { id, duration, properties } of list.filter(({ id }) => HAND.test(id))) {
      assert.ok(duration > 0 && duration <= 220, `${id} takes ${duration} ms`);
      for (const one of properties) assert.ok(ALLOWED.has(one), `${id} moves ${one}`);
    }
  }
  await until('the ink is dry', async () => (await page.locator('.inking').count()) === 0);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

for (const [how, options, when] of [
  ['the system', { reducedMotion: 'reduce' }, {}],
  ['the player', { reducedMotion: 'no-preference', settings: { motion: 'reduced' } }, inProof],
]) {
  test(`calm motion, wished by ${how}: nothing travels`, when, async () => {
    const page = await playing(stage, { viewport: DESK, ...options });
    const played = await allMovements(page, await pointer(page, 'mouse'));
    for (const list of Object.values(played)) {
      for (const { id, duration, properties } of list) {
        assert.deepEqual(properties, ['opacity'], id);
        assert.ok(duration <= 140, `${id} fades for ${duration} ms`);
      }
    }
    await page.context().close();
  });
}

test('the player may want motion although the system does not', inProof, async () => {
  const page = await playing(stage, {
    viewport: DESK,
    reducedMotion: 'reduce',
    settings: { motion: 'full' },
  });
  const played = await allMovements(page, await pointer(page, 'mouse'));
  assert.ok(played.lift.some(({ id }) => id === 'lift'));
  await page.context().close();
});

test('a press during a movement is not lost and cuts it short', async () => {
  const page = await playing(stage, { viewport: DESK, reducedMotion: 'no-preference' });
  await page.evaluate(() => (globalThis.slow = 100)); // movements last for many seconds
  const running = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ id }) => id)
        .map(({ id }) => id),
    );
  const hand = await pointer(page, 'mouse');
  const spots = await outlined(page);
  const from = await pointOf(page, spots[Math.floor(spots.length / 2)]);
  const size = (await page.locator('#map').boundingBox()).width / SIDE;
  await drag(page, hand, from, { x: from.x + size, y: from.y + size }, 4);
  assert.ok((await running()).includes('let-go'));
  const was = await page.locator('.hand .pen').getAttribute('d');
  if ((await look(page)).canTurn) {
    await page.keyboard.press('r'); // during let-go
    assert.notEqual(await page.locator('.hand .pen').getAttribute('d'), was);
    assert.ok(!(await running()).includes('let-go'), 'let-go is over');
  }
  const again = await outlined(page);
  const to = await pointOf(
    page,
    again.find((space) => space !== spots[0]),
  );
  await page.mouse.click(to.x, to.y); // during the turn
  assert.ok(!(await running()).includes('turn'));
  await page.locator('.hand .ghost:not(.illegal)').waitFor();
  await page.locator('.dock .btn.primary').click();
  await page.waitForFunction(() => document.getAnimations().some(({ id }) => id === 'ink-wash'));
  const next = await until('the next card', async () => {
    const now = await look(page);
    return now.screen === 'asked' && now.options.length > 0 && !now.isPinned ? now : null;
  }); // although the ink is still wet
  assert.ok(next);
  const fits = await outlined(page); // a press: the ink is dry
  const free = await pointOf(page, fits[Math.floor(fits.length / 2)]);
  await page.mouse.click(free.x, free.y);
  await until('it is placed', async () => (await look(page)).isPinned);
  assert.equal(await page.locator('.inking').count(), 0);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});
