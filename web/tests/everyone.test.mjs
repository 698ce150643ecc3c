/** Accessibility settings: large type, zoom, forced colours, the left hand, captions, more time. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { build } from 'vite';
import { findings } from './clipping.mjs';
import { inProof, newPage } from './harness.mjs';
import { heard, listen, Player, until } from './play.mjs';
import { openStage, show, wear } from './screens.mjs';
import { like, say } from './text.mjs';

let stage;
before(async () => (stage = await openStage(['turn', 'scored'], 2)));
after(() => stage?.close());

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const NAMES = ['Isolde', 'Quill', 'The old coast'];

async function reads(page, what) {
  assert.deepEqual(await findings(page, { names: NAMES }), [], what);
}

// --- Large type and zoom

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 780 };

test('type of twice the size reflows', inProof, async () => {
  for (const [viewport, screens] of [
    [DESK, ['home', 'room', 'turn', 'scoring']],
    [PHONE, ['home', 'turn', 'scoring']],
  ]) {
    const page = await stage.page({ viewport });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const screen of screens) {
      await show(page, screen);
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      assert.equal(size, '32px');
      await reads(page, `${screen} ${viewport.width}`);
    }
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
});

test('at a zoom of 400 % nothing is cut and nothing scrolls sideways', async () => {
  const page = await stage.page({ viewport: { width: 320, height: 256 } }); // of 1280 x 1024
  for (const screen of ['home', 'room', 'turn', 'scoring']) {
    await show(page, screen);
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 256 });
      await reads(page, `${screen} ${width}`);
    }
  }
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('letters, words and lines may stand farther apart', inProof, async () => {
  const page = await stage.page();
  for (const screen of ['home', 'turn']) {
    await show(page, screen);
    await page.evaluate(() => {
      const wide = new CSSStyleSheet();
      wide.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; ' +
          'word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      );
      document.adoptedStyleSheets.push(wide);
    });
    for (const viewport of [DESK, PHONE]) {
      await page.setViewportSize(viewport);
      await reads(page, `${screen} ${viewport.width}`);
    }
  }
  await page.context().close();
});

test('the thing with the focus is not hidden by the hand', async () => {
  const page = await stage.page({ viewport: { width: 320, height: 256 } });
  const hidden = [];
  for (const height of [256, 740]) {
    await page.setViewportSize({ width: 320, height });
    await show(page, 'turn');
    await page.evaluate(() => scrollTo(0, 0));
    for (let press = 0; press < 24; press += 1) {
      await page.keyboard.press('Tab');
      const fault = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body || element.matches('.skip')) return null;
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const isSeen = [0.1, 0.5, 0.9].some((part) => {
          const y = top + (bottom - top) * part;
          const found = document.elementFromPoint((left + right) / 2, y);
          return found !== null && (element.contains(found) || found.contains(element));
        });
        return isSeen ? null : `${element.outerHTML.slice(0, 90)} at ${top}`;
      });
      if (fault) hidden.push(`${height}: ${fault}`);
    }
  }
  assert.deepEqual(hidden, []);
  await page.context().close();
});

// --- Forced colours

const KINDS = { F: 0, V: 1, C: 2, W: 3, X: 4, H: 5, '^': 6, r: 7, '#': 8, '*': 9, '.': 10 };
const SHEET = [
  'F.V.C.W.X.^',
  '...........',
  'H.r.#.*.F.V',
  '...........',
  'C.W.X.^.H.r',
  '...........',
  '#.*.F.V.C.W',
  '...........',
  'X.^.H.r.#.*',
  '...........',
  'F.V.C.W.X.^',
];

/** For each kind: distance to the nearest other kind divided by that to its own; runs in the page. */
async function margins({ picture, sheet, kinds, box }) {
  const image = await createImageBitmap(await (await fetch(picture)).blob());
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const side = box.width / 11;
  const cuts = [];
  sheet.forEach((line, row) =>
    [...line].forEach((mark, column) => {
      if (row % 2 || column % 2) return;
      const x = Math.round(box.x + column * side);
      const y = Math.round(box.y + row * side);
      const { data } = context.getImageData(x, y, Math.floor(side), Math.floor(side));
      // Reduced to ink or paper in cells of a few pixels, so that a shift by one pixel does not matter.
      const coarse = [];
      const cells = 9;
      const step = Math.floor(side) / cells;
      for (let down = 0; down < cells; down += 1) {
        for (let across = 0; across < cells; across += 1) {
          let [ink, count] = [0, 0];
          for (let py = Math.floor(down * step); py < (down + 1) * step; py += 1) {
            for (let px = Math.floor(across * step); px < (across + 1) * step; px += 1) {
              const at = 4 * (py * Math.floor(side) + px);
              ink += (data[at] + data[at + 1] + data[at + 2]) / 765;
              count += 1;
            }
          }
          coarse.push(ink / count);
        }
      }
      cuts.push({ kind: kinds[mark], coarse });
    }),
  );
  // Every second sign is mirrored.
  const places = [...Array(81).keys()];
  const mirrored = places.map((n) => n - (n % 9) + (8 - (n % 9)));
  const apart = (one, two, order) =>
    Math.sqrt(one.coarse.reduce((sum, value, n) => sum + (value - two.coarse[order[n]]) ** 2, 0));
  const far = (one, two) => Math.min(apart(one, two, places), apart(one, two, mirrored));
  return cuts.map((one) => {
    const to = (isOwn) =>
      Math.min(
        ...cuts
          .filter((two) => two !== one && (two.kind === one.kind) === isOwn)
          .map((two) => far(one, two)),
      );
    return { kind: one.kind, margin: to(false) / Math.max(0.01, to(true)), other: to(false) };
  });
}

test('in forced colours every terrain keeps its pattern', async (t) => {
  const here = join(import.meta.dirname, 'kinds');
  const { output } = await build({
    root: here,
    configFile: join(here, '../../vite.config.ts'),
    logLevel: 'error',
    build: { write: false },
  });
  const files = new Map(output.map((file) => [`/${file.fileName}`, file.code ?? file.source]));
  const MEDIA = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', html: 'text/html' };
  for (const colorScheme of ['light', 'dark']) {
    const page = await newPage(stage.browser, 'http://kinds.test', {
      viewport: { width: 340, height: 400 },
      deviceScaleFactor: 2,
      forcedColors: 'active',
      colorScheme,
    });
    await page.route('http://kinds.test/**', (route) => {
      const { pathname } = new URL(route.request().url());
      const name = pathname === '/' ? '/index.html' : pathname;
      if (!files.has(name)) return route.fulfill({ status: 404 });
      const contentType = MEDIA[name.split('.').at(-1)];
      return route.fulfill({ contentType, body: Buffer.from(files.get(name)) });
    });
    await page.goto(`/?sheet=${encodeURIComponent(SHEET.join('/'))}`);
    const map = page.locator('svg.map').first();
    await map.waitFor();
    const { x, y, width } = await map.boundingBox();
    const shot = await page.screenshot();
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/forced-${colorScheme}.png` });
    const told = await page.evaluate(margins, {
      picture: `data:image/png;base64,${shot.toString('base64')}`,
      sheet: SHEET,
      kinds: KINDS,
      box: { x: x * 2, y: y * 2, width: width * 2 },
    });
    const worst = told.reduce((one, two) => (two.margin < one.margin ? two : one));
    t.diagnostic(
      `${colorScheme}: smallest margin ${worst.margin.toFixed(2)} of kind ${worst.kind}`,
    );
    assert.deepEqual(
      told.filter(({ margin, other }) => margin <= 1.2 || other < 0.5),
      [],
    );
    await page.context().close();
  }
});

test('a system that asks for more contrast gets it, unless another theme is chosen', async () => {
  const page = await stage.page({ contrast: 'more' });
  await show(page, 'home');
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  assert.equal(await theme(), 'contrast');
  await wear(page, 'lamplight');
  assert.equal(await theme(), 'lamplight');
  await page.context().close();
});

test('in forced colours every state has a sign of its own', async () => {
  const page = await stage.page({ forcedColors: 'active' });
  await show(page, 'turn');
  const styleOf = (selector, ...names) =>
    page
      .locator(selector)
      .first()
      .evaluate(
        (element, wanted) =>
          Object.fromEntries(wanted.map((name) => [name, getComputedStyle(element)[name]])),
        names,
      );
  const legal = await styleOf('.ghost .pen', 'strokeDasharray', 'strokeWidth', 'stroke');
  assert.equal(legal.strokeDasharray, 'none');
  assert.ok(await page.locator('.ghost .badge').count(), 'a tick');
  const paper = await styleOf('.map', 'backgroundColor');
  assert.notEqual(legal.stroke, paper.backgroundColor);
  // Every map has mountains: a ghost on one is illegal.
  await page.evaluate(async () => {
    for (const cell of document.querySelectorAll('#map [data-space]')) {
      cell.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
      if (document.querySelector('.ghost.illegal')) break;
    }
  });
  await page.locator('.ghost.illegal').first().waitFor();
  const illegal = await styleOf('.ghost .pen', 'strokeDasharray');
  assert.notEqual(illegal.strokeDasharray, 'none');
  assert.ok(await page.locator('.ghost .hatch, .ghost .blocked').count(), 'hatched');
  // The chosen option, and the focused element.
  const [chosen, other] = await page.locator('.option').evaluateAll((options) =>
    [':checked', ':not(:checked)'].map((state) => {
      const found = options.find((option) => option.querySelector(`input${state}`));
      return found ? getComputedStyle(found).borderTopWidth : null;
    }),
  );
  if (other !== null) assert.notEqual(chosen, other, 'the border of the chosen one is wider');
  await page.locator('.dock .btn').first().focus();
  await page.keyboard.press('Tab');
  const focus = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
    return [outlineStyle, parseFloat(outlineWidth)];
  });
  assert.equal(focus[0], 'solid');
  assert.ok(focus[1] >= 2);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/forced-turn.png` });
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

// --- The left hand

const boxOf = (page, selector) => page.locator(selector).first().boundingBox();

test('for the left hand the buttons change sides', async () => {
  const page = await stage.page({ viewport: { width: 390, height: 780 } });
  await show(page, 'turn');
  const commit = '.commit .primary';
  const back = '.commit .btn:not(.primary)';
  assert.ok((await boxOf(page, commit)).x > (await boxOf(page, back)).x);
  await page.goto('/settings');
  await page.getByRole('radio', { name: like('web-app-hand-left') }).check();
  await show(page, 'turn');
  assert.ok((await boxOf(page, commit)).x < (await boxOf(page, back)).x);
  assert.ok((await boxOf(page, '.opener')).x < (await boxOf(page, '.mark')).x);
  await reads(page, 'phone');
  for (const [width, height, wanted] of [
    [1280, 800, 'beyond'],
    [768, 900, 'before'],
    [800, 400, 'before'],
  ]) {
    await page.setViewportSize({ width, height });
    const [hand, map] = [await boxOf(page, '.hold'), await boxOf(page, '#map')];
    if (wanted === 'beyond') assert.ok(hand.x > map.x + map.width, `${width}: right of the map`);
    else assert.ok(hand.x + hand.width <= map.x + 1, `${width}: left of the map`);
    await reads(page, `${width}`);
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/left-${width}.png` });
  }
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

// --- Sounds and captions

/** Count the oscillators and buffers that the page starts. */
const countTones = (page) =>
  page.addInitScript(() => {
    window.tones = 0;
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
      const { start } = kind.prototype;
      kind.prototype.start = function (...when) {
        window.tones += 1;
        return start.apply(this, when);
      };
    }
  });

test('sounds are off until they are wished, and captions tell the same', inProof, async () => {
  const page = await newPage(stage.browser, stage.url);
  await countTones(page);
  await page.goto('/');
  await page.getByRole('button', { name: say('web-home-solo') }).click();
  const player = new Player(page);
  await player.arrive('asked');
  await player.answer();
  await player.arrive('asked', 'scoring');
  assert.equal(await page.evaluate(() => window.tones), 0, 'quiet by itself');
  const table = page.url();
  await page.goto('/settings');
  await page.getByRole('checkbox', { name: like('web-app-captions') }).check();
  await page.getByRole('button', { name: say('web-app-caption-ambush') }).click();
  assert.equal(await page.locator('.caption-line').textContent(), say('web-app-caption-ambush'));
  assert.equal(await page.evaluate(() => window.tones), 2, 'who asks for it hears it');
  const volume = page.getByRole('slider', { name: say('web-app-volume') });
  await volume.fill('0');
  const before = await page.evaluate(() => window.tones);
  await page.getByRole('button', { name: say('web-app-caption-turn') }).click();
  assert.equal(await page.evaluate(() => window.tones), before, 'no volume, no sound');
  await volume.fill('60');
  await page.getByRole('checkbox', { name: like('web-app-sound-on') }).check();
  await page.goto(table);
  await player.arrive('asked', 'scoring');
  await page.evaluate(() => {
    window.captions = [];
    new MutationObserver(() => {
      const line = document.querySelector('.caption-line');
      const sound = line?.dataset.sound;
      if (sound && window.captions.at(-1) !== sound) window.captions.push(sound);
    }).observe(document.body, { subtree: true, childList: true });
  });
  await player.answer();
  await until('a saved drawing and the next card', () =>
    page.evaluate(
      () =>
        window.captions.includes('saved') &&
        window.captions.some((sound) => /card|ruins|ambush|season|coin/.test(sound)) &&
        window.tones > 0,
    ),
  );
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/caption.png` });
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

// --- More time

test('the host asks for more time, the others agree, and everyone is told', async () => {
  const [host, other] = stage.guests;
  const id = await host.open({ seats: 2, clock: 60 });
  for (const guest of [host, other]) await guest.sit(id);
  await host.start(id);
  const pages = [];
  for (const guest of [host, other]) {
    const page = await newPage(stage.browser, stage.url);
    await listen(page);
    await guest.lendTo(page);
    await page.goto(`/t/${id}`);
    await page.locator('.clock .dial').waitFor();
    pages.push(page);
  }
  const [mine, theirs] = pages;
  await theirs.locator('.clock').click();
  await theirs.getByText(say('web-clock-rule', { time: '1 minute' })).waitFor();
  assert.equal(await theirs.getByText(say('web-app-clock-more')).count(), 0, 'the host alone');
  await theirs.keyboard.press('Escape');
  await mine.locator('.clock').click();
  await mine
    .getByRole('combobox', { name: say('web-app-clock-each') })
    .selectOption({ label: '10 minutes' });
  await mine.getByRole('button', { name: say('web-app-clock-give') }).click();
  await mine.getByText(like('web-clock-longer-yours')).first().waitFor();
  await theirs.getByText(say('web-clock-longer-asked', { time: '10 minutes' })).waitFor();
  await theirs.getByRole('button', { name: say('web-clock-longer-agree') }).click();
  await mine.getByText(say('web-clock-rule', { time: '10 minutes' })).waitFor();
  const longer = say('web-app-clock-longer', { time: '10 minutes' });
  for (const page of pages) {
    await until('the clock shows it', async () =>
      /^9:\d\d$/.test((await page.locator('.clock .dial').textContent()).trim()),
    );
    await until('it is said', async () =>
      (await heard(page)).some((text) => text.includes(longer)),
    );
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
});

test('single letters do nothing once they are switched off', async () => {
  const page = await stage.page();
  const spots = page.locator('.dock [aria-pressed]');
  for (const [keys, wanted] of [
    [true, 'true'],
    [false, 'false'],
  ]) {
    await page.goto('/settings');
    await page.getByRole('checkbox', { name: like('web-home-keys') }).setChecked(keys);
    await show(page, 'turn');
    await page.locator('#map [tabindex="0"]').focus();
    await page.keyboard.press('s');
    assert.equal(await spots.getAttribute('aria-pressed'), wanted);
  }
  await page.context().close();
});

test('motion that is not wished is none', async () => {
  const page = await stage.page({
    reducedMotion: 'no-preference',
    settings: { motion: 'reduced' },
  });
  await page.goto('/');
  await show(page, 'turn');
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => one.playState === 'running' && one.effect.getComputedTiming().duration > 1)
      .map((one) => one.effect.target.outerHTML.slice(0, 80)),
  );
  assert.deepEqual(moving, []);
  const quick = await page
    .locator('.btn')
    .first()
    .evaluate((button) => getComputedStyle(button).transitionDuration);
  assert.match(quick, /^0s/);
  await page.context().close();
});

test('axe finds nothing in the settings, nor where time is given', inProof, async () => {
  const page = await stage.page({ bypassCSP: true, settings: { captions: true, hand: 'left' } });
  const [host, other] = stage.guests;
  const id = await host.open({ seats: 2, clock: 300 });
  for (const guest of [host, other]) await guest.sit(id);
  await host.start(id);
  const found = [];
  const scan = async (where) => {
    await page.evaluate(AXE);
    for (const theme of ['paper', 'lamplight']) {
      await wear(page, theme);
      const { violations } = await page.evaluate(() => globalThis.axe.run(document));
      for (const { id: rule, nodes } of violations) {
        found.push(`${where} ${theme} ${rule}: ${nodes.map(({ target }) => target).join(', ')}`);
      }
    }
  };
  await page.goto('/settings');
  await page.locator('.samples .btn').last().click();
  await scan('settings');
  await page.goto(`/t/${id}`);
  await page.locator('.clock').click();
  await page.getByRole('button', { name: say('web-app-clock-give') }).waitFor();
  await scan('more time');
  assert.deepEqual(found, []);
  await page.context().close();
});
