/**
 * Finds texts that cannot be read: cut off, overlapping, in another language than the chosen one, or
 * the id of a message instead of its text.
 */
import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCALES = join(import.meta.dirname, '../../locales');

// --- What is on the page; runs in the page

/** Every visible text with what is wrong with its place, and every text for screen readers. */
function gathered() {
  const faults = new Set();
  const texts = new Set([document.title]);
  const nameOf = (element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim();
    const kind = [element.tagName.toLowerCase(), ...element.classList].join('.');
    return `${kind} "${words.replace(/\s+/g, ' ').slice(0, 40)}"`;
  };
  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** An element that lies over the page on purpose, with content scrolling below it. */
  const layers = new Map();
  const layerOf = (element) => {
    if (element === null || element === document.body) return null;
    if (!layers.has(element)) {
      const isOwn = /sticky|fixed/.test(getComputedStyle(element).position);
      layers.set(element, isOwn ? element : layerOf(element.parentElement));
    }
    return layers.get(element);
  };
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) {
      const { display, overflowX, overflowY, clipPath, fontSize } = getComputedStyle(element);
      const frame = element.getBoundingClientRect();
      const isForEars = frame.width <= 2 && (clipPath !== 'none' || overflowX === 'hidden');
      const size = parseFloat(fontSize);
      styles.set(element, { display, overflowX, overflowY, clipPath, frame, isForEars, size });
    }
    return styles.get(element);
  };
  const wide = document.documentElement.clientWidth;

  /** Does a clip path cut the text? For `inset` the box is computed, for others the element's box is used. */
  function isOutside(path, frame, box) {
    const inset = /^inset\(([^)]+)\)/.exec(path)?.[1].split(' ') ?? ['0px'];
    const [top, right = top, bottom = top, left = right] = inset;
    const off = (side, whole) => (parseFloat(side) || 0) * (side.endsWith('%') ? whole / 100 : 1);
    return (
      box.left < frame.left + off(left, frame.width) - 1 ||
      box.right > frame.right - off(right, frame.width) + 1 ||
      box.top < frame.top + off(top, frame.height) - 3 ||
      box.bottom > frame.bottom - off(bottom, frame.height) + 3
    );
  }

  /** Does an ancestor cut the text? Null for text that is for screen readers only. */
  function isCut(holder, box) {
    for (let outer = holder; outer && outer !== document.body; outer = outer.parentElement) {
      const { display, overflowX, overflowY, clipPath, frame, isForEars } = styleOf(outer);
      if (isForEars) return null;
      if (display === 'inline' || display === 'contents') continue;
      const sideways = box.right > frame.right + 1 || box.left < frame.left - 1;
      const down = box.bottom > frame.bottom + 3 || box.top < frame.top - 3;
      if (clipPath !== 'none' && isOutside(clipPath, frame, box)) return true;
      if (/hidden|clip/.test(overflowX) && sideways) return true;
      if (/hidden|clip/.test(overflowY) && down) return true;
      if (/auto|scroll/.test(overflowX + overflowY)) return false; // it can be scrolled to
    }
    return box.right > wide + 1 || box.left < -1;
  }

  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || holder.closest('script, style, .sprite')) continue;
    if (!isShown(holder)) continue;
    if (!holder.closest('code')) texts.add(node.data.trim());
    if (holder.closest('.skip, select, dialog:not([open])')) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width <= 2 || box.height <= 2) continue;
    const cut = isCut(holder, box);
    if (cut === null) continue;
    if (cut) faults.add(`cut: ${nameOf(holder)}`);
    const { size } = styleOf(holder);
    for (const line of range.getClientRects()) {
      // A line box is higher than its letters, which stand in the middle of it.
      const spare = Math.max(0, (line.height - 0.75 * size) / 2);
      const { left, right } = line;
      const layer = layerOf(holder);
      lines.push({
        holder,
        left,
        right,
        top: line.top + spare,
        bottom: line.bottom - spare,
        layer,
      });
    }
  }
  lines.sort((one, two) => one.top - two.top);
  for (const [number, one] of lines.entries()) {
    for (let next = number + 1; next < lines.length; next += 1) {
      const two = lines[next];
      if (two.top > one.bottom - 2) break;
      if (two.layer !== one.layer || two.holder === one.holder) continue;
      const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      if (across > 2 && Math.min(one.bottom, two.bottom) - two.top > 2) {
        faults.add(`${nameOf(one.holder)} lies on ${nameOf(two.holder)}`);
      }
    }
  }

  // Fields show their value or placeholder in one line, and clip it silently.
  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  for (const field of document.querySelectorAll('select, input[placeholder]')) {
    if (!isShown(field) || field.clientWidth < 3) continue;
    const isList = field.matches('select');
    const words = isList ? (field.selectedOptions[0]?.label ?? '') : field.placeholder;
    const style = getComputedStyle(field);
    pen.font = style.font;
    const sides = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
    // The arrow of a select is about this wide at any font size.
    const arrow = isList && style.appearance !== 'none' ? 14 : 0;
    const room = field.clientWidth - sides - arrow;
    const isSeen = isList || field.value === '';
    if (isSeen && pen.measureText(words.trim()).width > room + 1) {
      faults.add(`cut: ${field.tagName.toLowerCase()} "${words.trim().slice(0, 40)}"`);
    }
  }
  for (const element of document.body.querySelectorAll(
    '[aria-label], [title], [alt], [placeholder]',
  )) {
    if (element.closest('.sprite') || !element.checkVisibility()) continue;
    for (const name of ['aria-label', 'title', 'alt', 'placeholder']) {
      if (element.hasAttribute(name)) texts.add(element.getAttribute(name).trim());
    }
  }
  if (document.documentElement.scrollWidth > wide) {
    faults.add(`the page is ${document.documentElement.scrollWidth} wide on ${wide}`);
  }
  return { faults: [...faults], texts: [...texts] };
}

// --- What the texts say

const catalogues = new Map();

/** The ids of a catalogue, its whole texts, and the text fragments between placeholders. */
function catalogue(language) {
  if (!catalogues.has(language)) {
    const folder = join(LOCALES, language);
    const found = { ids: new Set(), wholes: new Set(), pieces: new Set() };
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.ftl'))) {
      const { body } = new FluentResource(readFileSync(join(folder, name), 'utf8'));
      for (const { id, value, attributes } of body) {
        found.ids.add(id);
        for (const pattern of [value, ...Object.values(attributes)]) gather(pattern, found);
      }
    }
    catalogues.set(language, found);
  }
  return catalogues.get(language);
}

function gather(pattern, found, isWhole = true) {
  if (typeof pattern === 'string') (isWhole ? found.wholes : found.pieces).add(pattern.trim());
  else if (Array.isArray(pattern)) for (const part of pattern) gather(part, found, false);
  else if (pattern?.type === 'select') {
    for (const { value } of pattern.variants) gather(value, found, typeof value === 'string');
  }
}

const wordsOf = (text) => text.match(/\p{L}{2,}/gu) ?? [];

/** Ids shown as text; and, unless the page is in English, English texts. */
function strangers(texts, language, names) {
  const english = catalogue('en');
  const own = catalogue(language);
  const pieces = [...english.pieces].filter(
    (piece) => wordsOf(piece).length > 2 && !own.pieces.has(piece),
  );
  const found = [];
  for (const text of texts) {
    if (names.some((name) => text.includes(name))) continue;
    const ids = text.match(/[a-z]+(?:-\w+)+/g) ?? [];
    if (ids.some((id) => english.ids.has(id) || id.startsWith('web-'))) found.push(`id: ${text}`);
    if (language === 'en') continue;
    const isWhole = wordsOf(text).length > 1 && english.wholes.has(text) && !own.wholes.has(text);
    if (isWhole || pieces.some((piece) => text.includes(piece))) found.push(`in English: ${text}`);
  }
  return found;
}

/** What is wrong with the texts of this page as it is now. `names` are texts that users have written. */
export async function findings(page, { language = 'en', names = [] } = {}) {
  const { faults, texts } = await page.evaluate(gathered);
  return [...faults, ...strangers(texts, language, names)];
}

// --- Languages

/** Change the language at once, as a change in another tab would. */
export async function speak(page, language) {
  await page.evaluate((wanted) => {
    const key = 'inkland.settings';
    const kept = { ...JSON.parse(localStorage.getItem(key) ?? '{}'), language: wanted };
    localStorage.setItem(key, JSON.stringify(kept));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, language);
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
  await laidOut(page); // with chunks of the new language
}

/** Wait for layout. A page that is covered by another may get no animation frame at all. */
export const laidOut = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => setTimeout(done));
        setTimeout(done, 250);
      }),
  );
