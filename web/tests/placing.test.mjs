/** Placing a shape as with a finger on paper: dragging, tapping, turning, and the movements of it. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DESK, PHONE } from './harness.mjs';
import { openStage } from './screens.mjs';
import { look, until } from './play.mjs';

const SIDE = 11;

let stage;
before(async () => (stage = await openStage([], 2)));
after(() => stage?.close());

/** A page at a new solo game. */
async function playing(options = {}) {
  const [me] = stage.guests;
  const id = await me.open({ seats: 1 });
  await me.sit(id);
  await me.start(id);
  const page = await stage.page(options);
  await page.addInitScript(() => {
    // Every movement by name, and the positions of the ghost frame by frame.
    globalThis.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
      if (globalThis.slow) timing = { ...timing, duration: timing.duration * globalThis.slow };
      const animation = animate.call(this, frames, timing);
      globalThis.moved.push({
        id: timing.id,
        duration: timing.duration,
        properties: [...new Set(animation.effect.getKeyframes().flatMap(Object.keys))].filter(
          (key) => !['offset', 'easing', 'composite', 'computedOffset'].includes(key),
        ),
      });
      return animation;
    };
    globalThis.trace = [];
    const watch = () => {
      const box = document.querySelector('.hand .pen')?.getBoundingClientRect();
      if (box) globalThis.trace.push([Math.round(box.x), Math.round(box.y)]);
      requestAnimationFrame(watch);
    };
    watch();
  });
  await page.goto(`/t/${id}`);
  await page.locator('.options input').first().waitFor();
  await page.waitForFunction(
    () => !/^Looking/.test(document.querySelector('.verdict').textContent),
  );
  return page;
}

const phone = { viewport: PHONE, hasTouch: true, isMobile: true };

async function pointOf(page, space) {
  const box = await page.locator('#map').boundingBox();
  const size = box.width / SIDE;
  return {
    x: box.x + ((space % SIDE) + 0.5) * size,
    y: box.y + (Math.floor(space / SIDE) + 0.5) * size,
  };
}

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

/** Spaces that "spots" outlines, without leaving it on. */
async function outlined(page) {
  const button = page.getByRole('button', { name: 'Spots: show where it fits' });
  await button.click();
  const { spots } = await look(page);
  await button.click();
  return spots;
}

for (const kind of ['finger', 'mouse']) {
  test(`a ${kind} drags the shape from its card onto the map, and over the map`, async () => {
    const page = await playing(kind === 'finger' ? phone : { viewport: DESK });
    const hand = await pointer(page, kind);
    const tile = await page.locator('.option:not(.never)').first().boundingBox();
    const from = { x: tile.x + tile.width / 2, y: tile.y + tile.height / 2 };
    const scrolled = await page.evaluate(() => scrollY);

    const onto = await drag(page, hand, from, await pointOf(page, 60));
    assert.ok(onto.isLifted && onto.hasLanding, 'it is lifted and shows where it lands');
    assert.ok(onto.positions > 6, `it is seen in ${onto.positions} places on its way`);
    const placed = await until('a verdict', async () => {
      const seen = await look(page);
      return seen.isPinned && !seen.isBad ? seen : null;
    });
    assert.match(placed.verdict, /^Fits\./, 'it lands on a spot where it fits');

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
    await page.getByRole('button', { name: 'Undo' }).click();
    await until('it is back', async () => (await look(page)).isPinned);
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });
}
