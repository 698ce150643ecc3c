/**
 * A style sheet of all pages must not catch what a component calls by the same word: one such rule
 * once dashed every line of a projector's pictures. A class of one word may begin a rule there only
 * if it means the same everywhere; all others stand in a component, or below one of these.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../..');

/** The words of the look: widgets, the things on a table, terrains. */
const SHARED = new Set(
  `ambush banner bar bars blob blobs btn caption cartouche chain chip clock coast coins colophon cols
  commit crosses delta dock door doors edict edicts explore farm field fiends fine finish flag forest
  frame fuse game games ghost gone hero hide hold home i join land lead leaf ledger legend map mark
  menu meter mini monster mountain name neat odds option options pad paper pips pitch pool profile
  replay ring rosette rows ruins scorepill scoring seal season seat seatname seats seg sheet shore
  skip sprite standing stars story table tile top track trouble turn unmapped verdict vignette village
  walk wash waste water wax way when whose you`.split(/\s+/),
);

/** The single words with which selectors of this style sheet begin. */
function wordsOf(css: string): string[] {
  const bare = css.replace(/\/\*.*?\*\//gs, '').replace(/\([^()]*\)/g, '');
  return [...bare.matchAll(/([^{};]+)\{/g)]
    .flatMap(([, selectors]) => selectors!.split(','))
    .map((selector) => /^\.([a-z]+)(?![\w.[-])/.exec(selector.trim())?.[1])
    .filter((word) => word !== undefined);
}

const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);
const words = sheets.flatMap((sheet) =>
  wordsOf(readFileSync(join(SRC, sheet), 'utf8')).map((word) => ({ sheet, word })),
);

test('a word alone is found, a word within something is not', () => {
  const css = '.now .seal, li.now, .edict.now, .wide-only {} @media print { .fits:hover {} }';
  expect(wordsOf(css)).toEqual(['now', 'fits']);
});

test('style sheets of all pages begin with words that mean one thing', () => {
  expect(words.filter(({ word }) => !SHARED.has(word))).toEqual([]);
});

test('no word is listed that none of them uses', () => {
  const used = new Set(words.map(({ word }) => word));
  expect([...SHARED].filter((word) => !used.has(word))).toEqual([]);
});
