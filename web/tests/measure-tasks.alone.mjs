/**
 * How long the page's thread is busy at a time while something moves, and with a hundred seats. These tests
 * measure time, so nothing else runs beside them.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DESK, Guest, launch, newPage, serve } from './harness.mjs';
import { begin, still } from './motion.mjs';
import { outlined, playing, pointOf, SIDE } from './placing.mjs';
import { Player, until } from './play.mjs';
import { openStage } from './screens.mjs';
import { taskTimes } from './tasks.mjs';
import { like, say } from './text.mjs';

const SLOWER = 4;
const LONGEST_TASK = 50; // ms: longer ones are felt
const PLACING_ROUNDS = 5;
const MOTION_ROUNDS = 4;
const MOVES = 120;
const MOST_WORK = 25; // ms for each

let stage, server, browser;
before(async () => {
  stage = await openStage([], 2);
  [server, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await stage?.close();
  await browser?.close();
  await server?.stop();
});

test('no task of placing a shape takes longer than 50 ms on a CPU four times slower', async (t) => {
  const page = await playing(stage, { viewport: DESK, reducedMotion: 'no-preference' });
  const spots = await outlined(page);
  const from = await pointOf(page, spots[Math.floor(spots.length / 2)]);
  const size = (await page.locator('#map').boundingBox()).width / SIDE;
  await page.mouse.click(from.x, from.y);
  const acts = {
    async drag() {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + size, from.y + size);
      await page.mouse.move(from.x + 2 * size, from.y);
    },
    drop: () => page.mouse.up(),
    turn: () => page.keyboard.press('r'),
  };
  const frames = () =>
    page.evaluate(
      () =>
        new Promise((done) => {
          const times = [];
          const step = (now) => {
            times.push(now);
            if (times.length < 12) requestAnimationFrame(step);
            else done(times.slice(1).map((time, k) => time - times[k]));
          };
          requestAnimationFrame(step);
        }),
    );
  const least = {}; // the longest task, in the best of some rounds
  let late = 0;
  let all = 0;
  for (let round = 0; round < PLACING_ROUNDS; round += 1) {
    for (const [name, act] of Object.entries(acts)) {
      const longest = SLOWER * Math.max(...(await taskTimes(page, act)));
      least[name] = Math.min(least[name] ?? Infinity, longest);
      const gaps = await frames();
      late += gaps.filter((gap) => gap > 25).length;
      all += gaps.length;
    }
  }
  t.diagnostic(
    `${Object.entries(least).map(([name, time]) => `${name} ${time.toFixed(1)} ms`)}; late frames ${late} of ${all}`,
  );
  for (const [name, time] of Object.entries(least))
    assert.ok(time <= LONGEST_TASK, `${name}: ${time} ms`);
  await page.context().close();
});

/** From the frame after the one that shows what has changed, note the frames until all is still. */
function timing() {
  const { animate } = Element.prototype;
  window.hasMoved = new Set();
  Element.prototype.animate = function (...told) {
    window.hasMoved.add(told[1].id);
    if (!window.frameTimes) {
      window.frameTimes = [];
      const note = (at) => {
        if (window.frameTimes.push(at) === 2) console.timeStamp('moving');
        if (document.getAnimations().length > 0) requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    }
    return animate.apply(this, told);
  };
}

test('no movement makes a long task, on a CPU four times slower', async (t) => {
  const [longest, between] = [[], []];
  for (
    let round = 0;
    round < MOTION_ROUNDS && !(SLOWER * Math.min(...longest) <= LONGEST_TASK);
    round += 1
  ) {
    const { page, player } = await begin({ server, browser }, 'ruins', { isNoted: false }); // notes cost time themselves
    await still(page);
    await player.put((spots) => Math.max(...spots));
    await page.evaluate(timing);
    const act = async () => {
      await player.confirm();
      await until('it moves', () => page.evaluate(() => window.hasMoved?.has('stamp')));
      await still(page);
    };
    longest.push(Math.max(...(await taskTimes(page, act, 'moving'))));
    const at = await page.evaluate(() => window.frameTimes);
    between.push(...at.slice(1).map((time, number) => time - at[number]));
    await page.context().close();
  }
  const late = between.filter((time) => time > 25).length / between.length;
  t.diagnostic(
    `longest task ${longest.map((time) => (SLOWER * time).toFixed(1)).join(', ')} ms; ` +
      `${(100 * late).toFixed(0)} % of ${between.length} frames late`,
  );
  assert.ok(SLOWER * Math.min(...longest) <= LONGEST_TASK, `${longest}`);
});

test('a hundred seats', async (t) => {
  const host = await new Guest(server.url).enter('Hundred');
  const table = await host.open({ seats: 100 });
  await host.sit(table);
  await host.ask('POST', `/api/tables/${table}/bots`, { bot: 'random' });
  await host.start(table);
  const player = new Player(await newPage(browser, server.url));
  const { page } = player;
  await host.lendTo(page);
  await page.goto(`/t/${table}`);
  await player.arrive('asked');

  const seats = page.getByRole('region', { name: say('web-seat-heading') });
  const pinned = page.getByRole('list', { name: say('web-seat-neighbours') }).getByRole('button');
  await pinned.nth(1).waitFor();
  assert.equal(await pinned.count(), 2);
  assert.equal(await seats.getByRole('button').count(), 100); // 99 others, and the button for all maps at once
  const { table: info } = await host.ask('GET', `/api/tables/${table}`);
  const names = info.seats.map(({ name }) => name);
  await pinned.filter({ hasText: names[1] }).first().waitFor();
  await pinned.filter({ hasText: names[99] }).first().waitFor();

  const sought = names[42];
  await page.getByRole('searchbox', { name: say('web-seat-seek') }).fill(sought);
  await until('fewer are shown', async () => (await seats.getByRole('button').count()) < 30);
  await seats.getByRole('button').filter({ hasText: sought }).last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('img', { name: like('web-table-map-of') }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('searchbox', { name: say('web-seat-seek') }).fill('');

  // In CPU time of the page's thread, which other programs do not make longer.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
  const box = await page.locator('#map').boundingBox();
  await page.evaluate(() => {
    window.long = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.long.push(duration);
    }).observe({ type: 'longtask' });
  });
  const before = await busy();
  for (let step = 0; step < MOVES; step += 1) {
    await page.mouse.move(
      box.x + box.width * (0.1 + (0.8 * (step % 20)) / 20),
      box.y + box.height * (0.1 + (0.8 * Math.floor(step / 20)) / 6),
    );
  }
  const work = ((await busy()) - before) / MOVES;
  t.diagnostic(`${work.toFixed(1)} ms of work for each move of the pointer`);
  assert.ok(work < MOST_WORK, `${work} ms for each move`);
  const long = await page.evaluate(() => window.long);
  assert.ok(Math.max(0, ...long) < 200, `long tasks: ${long}`);

  await player.answer();
  await player.arrive('asked', 'scoring');
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});
