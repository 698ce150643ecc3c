/** Sheets that are painted sign by sign, in the drawing notation. */
import { SIDE } from '../../platform/protocol/spaces';
import { readSheet } from './notation';

export const EMPTY = '.';

/** What a sign shows. */
export const kindOf = (sign: string): string => readSheet(sign).ground.get(0)?.kind ?? 'empty';

/** The signs of a map, space by space, and its attack marks. */
export function signsOf(sheet: string): [signs: string[], marks: string] {
  const [drawing = '', marks = ''] = sheet.split('!');
  return [[...drawing.replace(/[\s/]/g, '')], marks.trim()];
}

/** The signs in one line, rows joined by `/`. */
export function lineOf(signs: readonly string[]): string {
  const rows = Array.from({ length: SIDE }, (_, row) =>
    signs.slice(row * SIDE, (row + 1) * SIDE).join(''),
  );
  return rows.join('/');
}
