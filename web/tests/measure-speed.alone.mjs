/**
 * Speed: commands until a drawing is saved, time from an input to its ghost, size of the script, and time
 * until the first press on a slow phone.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { DESK, PHONE } from './harness.mjs';
import { openStage } from './screens.mjs';
import { say } from './text.mjs';

const SLOWER = 4;
const LATEST_PREVIEW = 50; // ms, for 95 of 100 inputs
const INPUTS = 40;
const ROUNDS = 6;
const MOST_SCRIPT = 130 * 1024;
const LATEST_START = 3000; // ms
// The "slow 4G" of browsers' developer tools.
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

let stage;
before(async () => (stage = await openStage(['turn'])));
after(() => stage?.close());

/** A solo game: the next turn begins as soon as the drawing is saved. */
async function solo() {
  const [me] = stage.guests;
  const id = await me.open({ seats: 1 });
  await me.sit(id);
  await me.start(id);
  return id;
}

/** A page at a new game, which counts the server's `saved` messages. */
async function playing(options) {
  const page = await stage.page(options);
  page.saved = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).startsWith('{"type":"saved"')) page.saved += 1;
    }),
  );
  await page.goto(`/t/${await solo()}`);
  await page.locator('.options input').first().waitFor();
  return page;
}

const options = (page) => page.locator('.options .option:not(.never)');
const isLegal = (page) =>
  page.evaluate(
    () =>
      document.querySelector('.ghost') !== null &&
      document.querySelector('.ghost.illegal') === null,
  );

/** Three ways to play. Each action is one command; finding a spot beforehand is not counted. */
function way(page, name) {
  const press = (label) => page.getByRole('button', { name: label, exact: true });
  if (name === 'keys') {
    const focus = () => page.evaluate(() => document.querySelector('#map [tabindex="0"]').focus());
    return {
      focus,
      choose: () => page.keyboard.press('2'),
      turn: () => page.keyboard.press('r'),
      flip: () => page.keyboard.press('f'),
      async put(space) {
        // Moving the focus to a space is not counted as a command. It comes from elsewhere: a space
        // that has it already would lose it to the last ghost, as soon as that one rests.
        await page.evaluate((n) => {
          document.activeElement.blur();
          document.querySelector(`#map [data-space="${n}"]`).focus();
        }, space);
        await page.keyboard.press(' ');
      },
      confirm: () => page.keyboard.press('Enter'),
      clear: () => page.keyboard.press('Escape'),
      unturn: () => page.keyboard.press('Shift+R'),
    };
  }
  const act = (locator, more) => (name === 'touch' ? locator.tap(more) : locator.click(more));
  const at = async (space) => {
    const box = await page.locator('#map').boundingBox();
    const size = box.width / 11;
    return {
      x: box.x + ((space % 11) + 0.5) * size,
      y: box.y + (Math.floor(space / 11) + 0.5) * size,
    };
  };
  return {
    focus: async () => {},
    choose: () => act(options(page).nth(1)),
    turn: () => act(press(say('web-hand-turn-right')).last()),
    flip: () => act(press(say('web-hand-flip')).last()),
    async put(space) {
      const { x, y } = await at(space);
      if (name === 'touch') await page.touchscreen.tap(x, y);
      else await page.mouse.click(x, y);
    },
    confirm: () => act(page.locator('.dock .btn.primary')),
    clear: () => act(press(say('web-hand-put-back'))),
    unturn: () => act(press(say('web-hand-turn-left')).last()),
  };
}

/** A space where a press puts the shape on a legal spot as it lies; nothing stays on the map. */
async function placeFor(page, hand) {
  for (let space = 12; space < 110; space += 1) {
    await hand.put(space);
    const fits = await isLegal(page);
    await hand.clear();
    if (fits) return space;
  }
  throw new Error('it fits nowhere');
}

/** Play one turn; returns the number of commands, or null if there was nothing to choose or turn. */
async function played(page, name, isTurned) {
  // The last drawing is saved, and the next card is revealed.
  await page.waitForFunction(
    () =>
      !document.querySelector('.ghost') && document.querySelector('.options input:not(:disabled)'),
  );
  const hand = way(page, name);
  await hand.focus();
  if ((await options(page).count()) < 2) {
    await hand.put(await placeFor(page, hand));
    await hand.confirm();
    return null;
  }
  await hand.choose();
  const canTurn = await page
    .locator('.dock .pad .btn:nth-child(2):not([aria-disabled="true"])')
    .count();
  if (!canTurn) isTurned = false;
  if (isTurned) for (const deed of [hand.turn, hand.flip]) await deed();
  const space = await placeFor(page, hand);
  if (isTurned) for (const deed of [hand.flip, hand.unturn]) await deed();
  await page.evaluate(() => document.querySelector('.options input').click());

  const before = page.saved;
  const deeds = [hand.choose, ...(isTurned ? [hand.turn, hand.flip] : [])];
  deeds.push(() => hand.put(space), hand.confirm);
  for (const deed of deeds) await deed();
  for (let wait = 0; page.saved === before && wait < 400; wait += 1) await page.waitForTimeout(20);
  assert.equal(page.saved, before + 1, `${name}: not saved`);
  return { commands: deeds.length, isTurned };
}

for (const name of ['mouse', 'touch', 'keys']) {
  test(`a placement by ${name} takes 3 commands, turned and flipped 6`, async (t) => {
    const page = await playing(
      name === 'touch' ? { viewport: PHONE, hasTouch: true, isMobile: true } : { viewport: DESK },
    );
    // A card with one shape, or with squares only, measures nothing: play the next one.
    const counted = [];
    for (const isTurned of [false, true]) {
      for (let turn = 0; turn < 10; turn += 1) {
        const found = await played(page, name, isTurned);
        if (found?.isTurned !== isTurned) continue;
        counted.push(found.commands);
        break;
      }
    }
    const [plain, turned] = counted;
    t.diagnostic(`${name}: ${plain} commands, turned and flipped ${turned}`);
    assert.ok(plain <= 3 && turned <= 6);
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });
}

// --- The ghost

/** Measure inputs of a kind: from the event to the frame that shows the change. */
function watching(kind) {
  const shown = () =>
    [...document.querySelectorAll('.ghost .pen, .verdict')]
      .map(
        (part) =>
          (part.getAttribute('d') ?? part.textContent) + part.closest('svg')?.style.transform,
      )
      .join('|');
  globalThis.delays = [];
  if (globalThis.watched?.has(kind)) return;
  globalThis.watched = new Set(globalThis.watched).add(kind);
  const channel = new MessageChannel();
  let done = () => {};
  channel.port1.onmessage = () => done();
  addEventListener(
    kind,
    (event) => {
      const before = shown();
      requestAnimationFrame(() => {
        // Runs after the frame: layout and paint are done when this message arrives.
        done = () => {
          if (shown() !== before) globalThis.delays.push(performance.now() - event.timeStamp);
        };
        channel.port2.postMessage(null);
      });
    },
    { capture: true },
  );
}

const percentile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];

/** Wall time from each input to its frame, on the throttled CPU. */
async function delays(page, kind, input) {
  await page.evaluate(watching, kind);
  for (let number = 0; number < INPUTS; number += 1) {
    await input(number);
    await page.waitForTimeout(60);
  }
  const measured = await page.evaluate(() => globalThis.delays);
  assert.ok(measured.length >= 30, `only ${measured.length} inputs changed anything`);
  return measured;
}

/**
 * CPU time of the page's thread for each input and its frame, without throttling: other programs on this
 * machine add to wall time, but not to this.
 */
async function works(page, devtools, input) {
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
  const measured = [];
  for (let number = 0; number < INPUTS; number += 1) {
    const before = await busy();
    await input(number);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    measured.push((await busy()) - before);
  }
  return measured;
}

/** Both figures of an input, in ms of the slower CPU. */
async function measured(page, devtools, kind, input) {
  // Reading the metrics costs time, too: measured by an input that changes nothing, and subtracted.
  const idle = percentile(await works(page, devtools, () => page.keyboard.press('Shift')), 0.5);
  const work = (await works(page, devtools, input)).map((time) => SLOWER * (time - idle));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const clock = await delays(page, kind, input);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { clock, work };
}

test('the ghost and its verdict: 50 ms on the clock or of work, on a CPU four times slower', async (t) => {
  const page = await stage.page({ viewport: DESK });
  await page.goto(`/t/${stage.tables.turn}`);
  await page.locator('.options input').first().waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const box = await page.locator('#map').boundingBox();
  const size = box.width / 11;
  const arrows = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];
  const inputs = {
    pointer: [
      'pointermove',
      (number) =>
        page.mouse.move(
          box.x + ((number % 9) + 1.5) * size,
          box.y + ((Math.floor(number / 9) % 9) + 1.5) * size,
        ),
    ],
    nudge: ['keydown', (number) => page.keyboard.press(arrows[number % 4])],
    turn: ['keydown', () => page.keyboard.press('r')],
  };
  const late = [];
  for (const [name, [kind, input]] of Object.entries(inputs)) {
    if (name === 'nudge') {
      await page.mouse.move(2, 2);
      await page.evaluate(() => document.querySelector('#map [data-space="60"]').focus());
      await page.keyboard.press(' ');
    }
    // Other programs can only make it slower: the best round counts, and of the work for each input,
    // which is the same in every round, the least.
    let [delay, least] = [Infinity, []];
    for (let round = 0; round < ROUNDS && delay > LATEST_PREVIEW; round += 1) {
      const { clock, work } = await measured(page, devtools, kind, input);
      least = work.map((time, number) => Math.min(time, least[number] ?? Infinity));
      const told = [clock, work, least].map((values) =>
        [0.5, 0.95].map((share) => percentile(values, share).toFixed(1)).join(' / '),
      );
      t.diagnostic(
        `${name}, half / p95: clock ${told[0]} ms, ${SLOWER} x work ${told[1]} ms, least ${told[2]} ms`,
      );
      // On a quiet machine wall time shows the goal, including the wait for a frame; on a busy one
      // only the CPU time of the page says something.
      delay = Math.min(delay, percentile(clock, 0.95), percentile(least, 0.95));
    }
    if (delay > LATEST_PREVIEW) late.push(`${name}: ${delay.toFixed(1)} ms`);
  }
  assert.deepEqual(late, []);
  await page.context().close();
});

// --- Loading

test('the table page has at most 130 KB of script', async (t) => {
  const page = await stage.page();
  const scripts = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto(`/t/${stage.tables.turn}`);
  await page.locator('.options input').first().waitFor();
  await page.waitForLoadState('networkidle'); // what the page fetches when it is idle counts, too
  const bodies = await Promise.all(scripts.map((script) => script.body()));
  const sizes = bodies.map((body) => gzipSync(body).length);
  const all = sizes.reduce((sum, one) => sum + one, 0);
  t.diagnostic(`${(all / 1024).toFixed(1)} KB in ${sizes.length} files`);
  assert.ok(all > 0 && all <= MOST_SCRIPT);
  await page.context().close();
});

test('a slow phone can draw within 3 seconds', async (t) => {
  const times = [];
  // Other programs can only make it slower: the best of some runs counts.
  for (let run = 0; run < 5 && !(Math.min(...times) <= LATEST_START); run += 1) {
    const page = await stage.page({ viewport: PHONE, hasTouch: true, isMobile: true });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(() => {
      const look = () => {
        const first = document.querySelector('.options input:not(:disabled)');
        if (!first) requestAnimationFrame(look);
        else requestAnimationFrame(() => (globalThis.usable = performance.now()));
      };
      requestAnimationFrame(look);
    });
    await page.goto(`/t/${stage.tables.turn}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.usable);
    times.push(await page.evaluate(() => globalThis.usable));
    if (process.env.SHOW_WATERFALL) {
      const rows = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(
            (e) =>
              `${e.startTime.toFixed()} ${e.responseEnd.toFixed()} ${e.transferSize} ${e.name}`,
          ),
      );
      console.log(rows.join('\n'));
    }
    await page.context().close();
  }
  t.diagnostic(`usable after ${times.map((time) => time.toFixed()).join(', ')} ms`);
  assert.ok(Math.min(...times) <= LATEST_START);
});
