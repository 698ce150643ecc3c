/**
 * Pictures of screens are compared with those that are kept in pictures/. A difference fails, and is
 * written side by side: the kept picture, the new one, and where they differ. With NEW_PICTURES=1, as
 * `make pictures` says, the new one is kept instead.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DESK, PHONE } from './harness.mjs';
import { indexedPng } from './indexed-png.mjs';

/**
 * The screens that are compared, each on a phone and on a desk, in these languages. Others are like
 * one of these, or show what bots have drawn, which is never the same.
 */
const LANGUAGE_OF = {
  home: 'en',
  newcomer: 'uk',
  games: 'en',
  lobby: 'cs',
  new: 'en',
  room: 'uk',
  join: 'cs',
  turn: 'en',
  phrases: 'uk',
  ambush: 'en',
  'ambush-watched': 'cs',
  scoring: 'cs',
  standing: 'cs',
  'solo-end': 'en',
  'shared-end': 'uk',
  clock: 'en',
  hall: 'en',
  'wall-lobby': 'en',
  wall: 'en',
  'wall-turn': 'en',
  'wall-finale': 'cs',
  events: 'en',
  arena: 'cs',
  'arena-wall': 'en',
  people: 'uk',
  leaders: 'en',
  reporting: 'en',
  moderation: 'en',
  decisions: 'uk',
  you: 'en',
  member: 'uk',
  figures: 'uk',
  sharing: 'en',
  settings: 'uk',
  forgotten: 'en',
  'mail-confirm': 'cs',
  recovery: 'cs',
  privacy: 'en',
  'open-data': 'en',
  learn: 'uk',
  coach: 'en',
  cards: 'en',
  card: 'uk',
  replay: 'en',
  day: 'en',
  maps: 'en',
  paper: 'cs',
  sheets: 'en',
  flip: 'en',
  score: 'en',
  poster: 'en',
};
const SIZES = { phone: PHONE, desk: DESK };
/** Where the phone is light the desk is dark; a name decides, so that a new screen changes no other. */
export const PICTURED = Object.entries(LANGUAGE_OF).flatMap(([screen, language]) =>
  Object.entries(SIZES).map(([device, size]) => {
    const isDark = (device === 'desk') === (screen.length % 2 === 0);
    const theme = isDark ? 'lamplight' : 'paper';
    return { screen, language, size, theme, name: [screen, device, theme, language].join('-') };
  }),
);

export const KEPT = join(import.meta.dirname, 'pictures');
const DIFFERENCES = join(import.meta.dirname, '../../different-pictures');
/** Keep what differs instead of failing. */
export const IS_NEW = process.env.NEW_PICTURES === '1';
/** So many pixels may differ: another processor rounds other edges. */
export const MAX_DIFFERENT = 20;
/** A page that looks the same after so many waits has nothing more to load. */
const TRIES = 3;
const STILL_MS = 400;
const SHOT = { animations: 'disabled', caret: 'hide' };

/** Compares the pictures of one browser, in a page of its own. */
export class Pictures {
  #page;

  constructor(browser) {
    this.#page = browser.newPage();
  }

  /** What is wrong with the page, compared with the kept picture of this name; null if nothing. */
  async fault(page, name) {
    const { different, reduced, beside } = await this.difference(page, name);
    if (different <= MAX_DIFFERENT) return null;
    if (IS_NEW) {
      const [palette, indices] = [reduced.palette, reduced.indices].map((one) =>
        Buffer.from(one, 'base64'),
      );
      mkdirSync(KEPT, { recursive: true });
      writeFileSync(join(KEPT, `${name}.png`), indexedPng({ ...reduced, palette, indices }));
      return null;
    }
    if (beside === null) return `${name}: no picture is kept`;
    const path = join(DIFFERENCES, `${name}.png`);
    mkdirSync(DIFFERENCES, { recursive: true });
    writeFileSync(path, beside, 'base64');
    return `${name}: ${different} pixels differ, see ${path}`;
  }

  /** How the page differs, asked again until few pixels do or the page no longer changes. */
  async difference(page, name) {
    const path = join(KEPT, `${name}.png`);
    const kept = existsSync(path) ? readFileSync(path, 'base64') : null;
    const comparer = await this.#page;
    for (let before = null, found = null, same = 0; ;) {
      const taken = (await page.screenshot(SHOT)).toString('base64');
      same = taken === before ? same + 1 : 0;
      if (same === 0)
        found = await comparer.evaluate(compared, { taken, kept, most: MAX_DIFFERENT });
      if (found.different <= MAX_DIFFERENT || same === TRIES) return found;
      before = taken;
      await new Promise((resolve) => setTimeout(resolve, STILL_MS));
    }
  }
}

/**
 * The taken picture in its 256 most frequent colours, the number of its pixels that differ from the
 * kept one by more than a tenth of a colour, and both side by side with these pixels in red; runs in
 * a page. Without a kept picture all pixels differ. What is the same before its colours are reduced
 * costs no more.
 */
async function compared({ taken, kept, most }) {
  const STEP = 255 / 31;
  const TOLERANCE = 24;
  const drawn = async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    pen.drawImage(bitmap, 0, 0);
    return { canvas, pen, pixels: pen.getImageData(0, 0, canvas.width, canvas.height) };
  };
  const ours = await drawn(taken);
  const theirs = kept === null ? null : await drawn(kept);
  const { data, width, height } = ours.pixels;
  const isSameSize = width === theirs?.canvas.width && height === theirs?.canvas.height;
  const differs = (at) => {
    if (!isSameSize) return true;
    const isOff = (one) => Math.abs(data[at + one] - theirs.pixels.data[at + one]) > TOLERANCE;
    return isOff(0) || isOff(1) || isOff(2);
  };
  const differing = () => {
    const found = [];
    for (let at = 0; at < data.length; at += 4) if (differs(at)) found.push(at);
    return found;
  };
  if (differing().length <= most) return { different: 0 };

  const encoded = (bytes) => {
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  };
  const level = (at) => Math.round(data[at] / STEP);
  const parts = (colour) => [colour >> 10, (colour >> 5) & 31, colour & 31];
  const square = (one, two, shift) => (((one >> shift) & 31) - ((two >> shift) & 31)) ** 2;
  const distance = (one, two) => square(one, two, 10) + square(one, two, 5) + square(one, two, 0);

  const colours = new Uint16Array(width * height);
  const counts = new Uint32Array(32768);
  for (let at = 0; at < colours.length; at += 1) {
    colours[at] = (level(4 * at) << 10) | (level(4 * at + 1) << 5) | level(4 * at + 2);
    counts[colours[at]] += 1;
  }
  const used = [...counts.keys()].filter((one) => counts[one] > 0);
  used.sort((one, two) => counts[two] - counts[one]);
  const palette = used.slice(0, 256);
  const bytes = Uint8Array.from(palette.flatMap(parts), (one) => Math.round(one * STEP));
  const indexOf = new Uint8Array(32768);
  for (const [rank, colour] of used.entries()) {
    const distances = rank < 256 ? [] : palette.map((one) => distance(one, colour));
    indexOf[colour] = rank < 256 ? rank : distances.indexOf(Math.min(...distances));
  }
  const indices = new Uint8Array(colours.length);
  for (let at = 0; at < colours.length; at += 1) {
    indices[at] = indexOf[colours[at]];
    data.set(bytes.subarray(3 * indices[at], 3 * indices[at] + 3), 4 * at);
  }
  ours.pen.putImageData(ours.pixels, 0, 0);
  const reduced = () => ({ width, height, palette: encoded(bytes), indices: encoded(indices) });
  if (kept === null) return { different: width * height, reduced: reduced(), beside: null };

  const marks = new ImageData(width, height);
  const different = differing();
  for (const at of different) marks.data.set([200, 0, 0, 255], at);
  const both = theirs.canvas.width + width;
  const canvas = new OffscreenCanvas(both + width, Math.max(theirs.canvas.height, height));
  const pen = canvas.getContext('2d');
  pen.drawImage(theirs.canvas, 0, 0);
  pen.drawImage(ours.canvas, theirs.canvas.width, 0);
  pen.putImageData(marks, both, 0);
  const beside = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  return { different: different.length, reduced: reduced(), beside: encoded(beside) };
}
