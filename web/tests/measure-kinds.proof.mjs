/**
 * The kinds of spaces differ without colour: each space as drawn, at the size of a phone, is nearer to
 * another of its own kind than to any of another kind.
 */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { build } from 'vite';
import { launch, newPage } from './harness.mjs';

const KINDS = {
  F: 'forest',
  V: 'village',
  C: 'farm',
  W: 'water',
  X: 'monster',
  H: 'hero',
  '^': 'mountain',
  r: 'ruins',
  '#': 'wasteland',
  '*': 'destroyed',
};
// Each kind alone and in clusters, in the middle and at the edge.
const SHEETS = [
  [
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
    '#.*.#.H.r.^',
  ].join('/'),
  [
    'FF.VV.CC.WW',
    'FF.VV.CC.WW',
    '...........',
    'XX.^.^.r.r.',
    'XX.H.H.*.*.',
    '...........',
    '##.FFF.VVV.',
    '##.........',
    'CCC.WWW.XXX',
    '...........',
    '###.^.H.r.*',
  ].join('/'),
];
const SPACE = 28;
const DENSITY = 2; // device pixels per CSS pixel: half a pixel can be shifted
const THEMES = ['paper', 'lamplight', 'contrast'];

/** Colour vision deficiencies as matrices on linear light (Machado 2009, full deficiency). */
const EYES = {
  greyscale: null,
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

let browser, page;
before(async () => {
  const here = join(import.meta.dirname, 'kinds');
  const { output } = await build({
    root: here,
    configFile: join(here, '../../vite.config.ts'),
    logLevel: 'error',
    build: { write: false },
  });
  const files = new Map(output.map((file) => [`/${file.fileName}`, file.code ?? file.source]));
  const MEDIA = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', html: 'text/html' };
  browser = await launch();
  page = await newPage(browser, 'http://kinds.test', {
    viewport: { width: 340, height: 340 * SHEETS.length },
    deviceScaleFactor: DENSITY,
  });
  await page.route('http://kinds.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pathname === '/' ? '/index.html' : pathname;
    if (!files.has(name)) return route.fulfill({ status: 404 });
    return route.fulfill({
      contentType: MEDIA[name.split('.').at(-1)],
      body: Buffer.from(files.get(name)),
    });
  });
  const query = SHEETS.map((sheet) => `sheet=${encodeURIComponent(sheet)}`).join('&');
  await page.goto(`/?${query}`);
  await page
    .locator('svg.map')
    .nth(SHEETS.length - 1)
    .waitFor();
});
after(() => browser?.close());

/** The positions of a kind on the maps. */
function samples(boxes) {
  return SHEETS.flatMap((sheet, number) =>
    sheet.split('/').flatMap((line, row) =>
      [...line].flatMap((mark, column) =>
        KINDS[mark] === undefined
          ? []
          : [
              {
                kind: KINDS[mark],
                x: (boxes[number].x + column * SPACE) * DENSITY,
                y: (boxes[number].y + row * SPACE) * DENSITY,
              },
            ],
      ),
    ),
  );
}

/**
 * The smallest margin: how much farther the nearest space of another kind is than the nearest of the same
 * kind, ignoring shifts by half a pixel. Runs in the page, where pictures can be read.
 */
async function compared({ picture, places, eyes, space, density }) {
  const image = await createImageBitmap(await (await fetch(picture)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const linear = (value) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const encoded = (value) => {
    const held = Math.max(0, Math.min(1, value));
    return held <= 0.0031308 ? 12.92 * held : 1.055 * held ** (1 / 2.4) - 0.055;
  };
  /** The channels of a colour as seen with this deficiency, perceptually evenly spaced. */
  const look = (...colour) => {
    const light = colour.map(linear);
    if (eyes === null) {
      return [encoded(0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2])];
    }
    return eyes.map((row) => encoded(row.reduce((sum, share, n) => sum + share * light[n], 0)));
  };
  const known = new Map();
  const seen = (at) => {
    const colour = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
    if (!known.has(colour)) known.set(colour, look(data[at], data[at + 1], data[at + 2]));
    return known.get(colour);
  };
  const half = density / 2;
  const cut = ({ x, y }, across, down) => {
    const values = [];
    for (let row = 0; row < space; row += 1) {
      for (let column = 0; column < space; column += 1) {
        const sum = [];
        for (let dy = 0; dy < density; dy += 1) {
          for (let dx = 0; dx < density; dx += 1) {
            const left = Math.max(0, x + column * density + dx + across * half);
            const top = Math.max(0, y + row * density + dy + down * half);
            seen(4 * (top * image.width + left)).forEach(
              (value, n) => (sum[n] = (sum[n] ?? 0) + value / density ** 2),
            );
          }
        }
        values.push(...sum);
      }
    }
    return Float32Array.from(values);
  };
  const shifts = [-1, 0, 1].flatMap((across) => [-1, 0, 1].map((down) => [across, down]));
  const cuts = places.map((place) => ({
    kind: place.kind,
    still: cut(place, 0, 0),
    shifted: shifts.map(([across, down]) => cut(place, across, down)),
  }));
  const distance = (one, other) => {
    let least = Infinity;
    for (const shifted of other.shifted) {
      let sum = 0;
      for (let n = 0; n < shifted.length; n += 1) sum += (one.still[n] - shifted[n]) ** 2;
      least = Math.min(least, sum);
    }
    return Math.sqrt(least);
  };
  return cuts.map((one) => {
    const near = { own: Infinity, other: Infinity, which: '' };
    for (const other of cuts) {
      if (other === one) continue;
      const far = distance(one, other);
      if (other.kind === one.kind) near.own = Math.min(near.own, far);
      else if (far < near.other) [near.other, near.which] = [far, other.kind];
    }
    return { kind: one.kind, which: near.which, margin: near.other / near.own };
  });
}

for (const theme of THEMES) {
  test(`every kind is told apart without colour: ${theme}`, async (t) => {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    const boxes = await page.locator('svg.map').evaluateAll((maps) =>
      maps.map((map) => {
        const { x, y } = map.getBoundingClientRect();
        return { x, y };
      }),
    );
    const picture = `data:image/png;base64,${(await page.screenshot()).toString('base64')}`;
    const places = samples(boxes);
    const counts = Object.values(KINDS).map((kind) => places.filter((p) => p.kind === kind).length);
    assert.ok(Math.min(...counts) >= 5, `samples of a kind: ${counts}`);
    for (const [name, eyes] of Object.entries(EYES)) {
      const told = await page.evaluate(compared, {
        picture,
        places,
        eyes,
        space: SPACE,
        density: DENSITY,
      });
      const worst = told.reduce((one, two) => (two.margin < one.margin ? two : one));
      t.diagnostic(
        `${theme}, ${name}: ${told.length} spaces, smallest margin ${worst.margin.toFixed(2)} ` +
          `(${worst.kind}, next ${worst.which})`,
      );
      const wrong = told.filter(({ margin }) => margin <= 1);
      assert.deepEqual(wrong, [], name);
    }
  });
}
