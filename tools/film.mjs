/**
 * Makes docs/pictures/turn.webp, a moving picture of one turn and one ambush, from frames of the real page:
 * `node tools/film.mjs`. The client must be built. Movements are stopped and set to each point in time, so
 * the film is the same on a slow machine.
 */
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Guest, launch, newPage, serveFixed } from '../web/tests/harness.mjs';
import { Player } from '../web/tests/play.mjs';

const OUT = join(import.meta.dirname, '../docs/pictures/turn.webp');
const DEAL = '00000000000000000000000009'; // two ruins, an ambush and a card after the first drawing
const VIEW = { width: 1280, height: 800 };
const FILM = { width: 880, height: 550, quality: 0.72 };
const STEP = 60; // ms from frame to frame
const SHOWN = 3700; // ms: all movements are over
const LARGEST = 2_000_000; // bytes

/** Hold every movement as soon as it is started. */
function holding() {
  const { animate } = Element.prototype;
  window.held = [];
  Element.prototype.animate = function (frames, options) {
    const movement = animate.call(this, frames, options);
    if (window.isHeld && options.id) {
      movement.pause();
      window.held.push(movement);
    }
    return movement;
  };
}

/** The part of the picture that differs from the last one, as a WebP; runs in a blank page. */
async function differing({ png, width, height, quality }) {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d', { alpha: false });
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, width, height);
  const now = new Uint32Array(pen.getImageData(0, 0, width, height).data.buffer);
  let [left, top, right, bottom] = window.last ? [width, height, 0, 0] : [0, 0, width, height];
  for (let at = 0; window.last && at < now.length; at += 1) {
    if (now[at] === window.last[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, top] = [Math.min(left, x & ~1), Math.min(top, y & ~1)];
    [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  window.last = now;
  if (right <= left) return null;
  const part = Object.assign(document.createElement('canvas'), {
    width: right - left,
    height: bottom - top,
  });
  part.getContext('2d', { alpha: false }).drawImage(canvas, -left, -top);
  const { width: w, height: h } = part;
  return { x: left, y: top, w, h, webp: part.toDataURL('image/webp', quality).split(',')[1] };
}

// --- The container: still pictures of a WebP file become frames of an animated one

function chunk(name, ...parts) {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

function threeBytes(...numbers) {
  const bytes = Buffer.alloc(3 * numbers.length);
  numbers.forEach((number, place) => bytes.writeUIntLE(number, 3 * place, 3));
  return bytes;
}

/** The picture data of a still WebP. */
function pictureOf(webp) {
  const parts = [];
  for (let at = 12; at < webp.length;) {
    const length = webp.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (/^(ALPH|VP8 |VP8L)$/.test(webp.toString('latin1', at, at + 4)))
      parts.push(webp.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

function animated(frames) {
  const isAnimation = Buffer.from([2, 0, 0, 0]);
  const keep = Buffer.from([2]); // draw over the frame before
  return chunk(
    'RIFF',
    Buffer.from('WEBP'),
    chunk('VP8X', isAnimation, threeBytes(FILM.width - 1, FILM.height - 1)),
    chunk('ANIM', Buffer.alloc(6)),
    ...frames.map(({ x, y, w, h, webp, length }) =>
      chunk(
        'ANMF',
        threeBytes(x / 2, y / 2, w - 1, h - 1, length),
        keep,
        pictureOf(Buffer.from(webp, 'base64')),
      ),
    ),
  );
}

// --- The film

async function filmed(server, browser) {
  const guest = await new Guest(server.url).enter('Isolde');
  const table = await guest.open({ seats: 1, deal: DEAL });
  await guest.sit(table);
  await guest.start(table);
  const page = await newPage(browser, server.url, {
    viewport: VIEW,
    reducedMotion: 'no-preference',
    settings: { theme: 'paper' },
  });
  await page.addInitScript(holding);
  await guest.lendTo(page);
  const desk = await browser.newPage();
  const frames = [];
  const take = async (length) => {
    const png = (await page.screenshot({ animations: 'allow' })).toString('base64');
    const frame = await desk.evaluate(differing, { png, ...FILM });
    if (frame) frames.push({ ...frame, length });
    else frames.at(-1).length += length;
  };

  await page.goto(`/t/${table}`);
  await page.locator('.options input').first().waitFor();
  await page.reload(); // the fonts come in time now
  const player = new Player(page);
  const { spots } = await player.findSpots();
  await player.press('Spots: show where it fits');
  await page.waitForTimeout(1500);
  await take(900);
  // The shape is dragged along a row, let go, and drawn.
  const box = await page.locator('#map').boundingBox();
  const [space] = spots.slice(-1);
  const over = (column) =>
    page.mouse.move(
      box.x + (column + 0.5) * (box.width / 11),
      box.y + (Math.floor(space / 11) + 0.5) * (box.height / 11),
    );
  await over(3);
  await page.mouse.down();
  for (let column = 3.5; column <= space % 11; column += 0.5) {
    await over(column);
    await page.waitForTimeout(200);
    await take(70);
  }
  await over(space % 11);
  await page.mouse.up();
  await player.verdict();
  await take(700);
  await page.evaluate(() => (window.isHeld = true));
  await player.confirm();
  await page.mouse.move(4, 4);
  await page.locator('.reveal').waitFor({ state: 'attached' });
  await player.arrive('asked');
  await page.waitForTimeout(1000); // what is said about the next card has come
  for (let time = 0; time <= SHOWN; time += STEP) {
    await page.evaluate((at) => {
      for (const one of window.held) {
        if (at >= one.effect.getComputedTiming().endTime) one.finish();
        else one.currentTime = at;
      }
    }, time);
    await take(STEP);
  }
  await take(2500);
  return animated(frames);
}

const [server, browser] = await Promise.all([serveFixed(), launch()]);
try {
  writeFileSync(OUT, await filmed(server, browser));
  const { size } = statSync(OUT);
  console.log(`${OUT}: ${(size / 1e6).toFixed(2)} MB`);
  if (size > LARGEST) throw new Error('the film is too large');
} finally {
  await browser.close();
  await server.stop();
}
