/** A PDF as far as a test needs it: its pages, their size in points, and the words on them. */
import { inflateSync } from 'node:zlib';

const OBJECT = /(\d+) 0 obj\b([\s\S]*?)\bendobj/g;

function objectsOf(pdf) {
  const found = new Map();
  for (const [, number, body] of pdf.toString('latin1').matchAll(OBJECT)) found.set(number, body);
  return found;
}

/** What is in the stream of an object. */
function streamOf(body) {
  const start = /stream\r?\n/.exec(body);
  if (!start) return '';
  const bytes = Buffer.from(body.slice(start.index + start[0].length), 'latin1');
  const packed = bytes.subarray(0, bytes.lastIndexOf('endstream'));
  return /FlateDecode/.test(body) ? inflateSync(packed).toString('latin1') : String(packed);
}

/** Which letters the glyphs of a font stand for. */
function lettersOf(cmap) {
  const letters = new Map();
  const text = (hex) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, block] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph, to] of block.matchAll(/<(\w+)>\s*<(\w+)>/g)) {
      letters.set(parseInt(glyph, 16), text(to));
    }
  }
  for (const [, block] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from, to, first] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      for (let glyph = parseInt(from, 16); glyph <= parseInt(to, 16); glyph += 1) {
        const code = parseInt(first, 16) + glyph - parseInt(from, 16);
        letters.set(glyph, String.fromCodePoint(code));
      }
    }
  }
  return letters;
}

/** The words of a content stream, without the blanks between them: those are not always drawn. */
function wordsOf(content, fonts) {
  let font = new Map();
  let words = '';
  for (const [token, name] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<[0-9A-Fa-f]+>/g)) {
    if (name) font = fonts.get(name) ?? new Map();
    else {
      for (const [glyph] of token.matchAll(/[0-9A-Fa-f]{4}/g)) {
        words += font.get(parseInt(glyph, 16)) ?? '';
      }
    }
  }
  return words.replace(/\s/g, '');
}

export function readPdf(pdf) {
  const objects = objectsOf(pdf);
  const follow = (reference) => objects.get(/(\d+) 0 R/.exec(reference)[1]);
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((body) => {
      const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(body);
      const fonts = new Map();
      const named = /\/Font <<([\s\S]*?)>>/.exec(body)?.[1] ?? '';
      for (const [, name, number] of named.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
        const cmap = /\/ToUnicode \d+ 0 R/.exec(objects.get(number))?.[0];
        if (cmap) fonts.set(name, lettersOf(streamOf(follow(cmap))));
      }
      const content = streamOf(follow(/\/Contents \d+ 0 R/.exec(body)[0]));
      return { width: Number(width), height: Number(height), words: wordsOf(content, fonts) };
    });
}
