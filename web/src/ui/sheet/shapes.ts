/** Turning, flipping and shifting the pictures of shapes. Geometry only. */
import { SIDE, spaceAt, type Space } from '../../platform/protocol/spaces';

export interface Cell {
  row: number;
  column: number;
  /** A space that a hero would guard. */
  isMark: boolean;
}

/** The cells of a picture in its box, and the size of the box. */
export interface Picture {
  cells: readonly Cell[];
  height: number;
  width: number;
}

/** The orientation of a shape: first flipped, then turned clockwise by quarters. */
export interface Lie {
  turns: number;
  isFlipped: boolean;
}

export const AS_PRINTED: Lie = { turns: 0, isFlipped: false };

/** `o. / oo`, or a hero's `..* / H.* / ..*`. */
export function readPicture(text: string): Picture {
  const rows = text.replace(/\s/g, '').split('/');
  const cells = rows.flatMap((line, row) =>
    [...line].flatMap((sign, column) =>
      sign === '.' ? [] : [{ row, column, isMark: sign === '*' }],
    ),
  );
  return { cells, height: rows.length, width: Math.max(...rows.map((line) => line.length)) };
}

/** The picture of some spaces, moved to the top left corner. */
export function pictureOf(spaces: readonly Space[]): Picture {
  const top = Math.min(...spaces.map((space) => Math.floor(space / SIDE)));
  const left = Math.min(...spaces.map((space) => space % SIDE));
  const cells = spaces.map((space) => ({
    row: Math.floor(space / SIDE) - top,
    column: (space % SIDE) - left,
    isMark: false,
  }));
  const height = Math.max(...cells.map(({ row }) => row)) + 1;
  return { cells, height, width: Math.max(...cells.map(({ column }) => column)) + 1 };
}

function quarter({ cells, height, width }: Picture): Picture {
  const turned = cells.map((c) => ({ ...c, row: c.column, column: height - 1 - c.row }));
  return { cells: turned, height: width, width: height };
}

function mirror({ cells, height, width }: Picture): Picture {
  const flipped = cells.map((cell) => ({ ...cell, column: width - 1 - cell.column }));
  return { cells: flipped, height, width };
}

export function orient(picture: Picture, { turns, isFlipped }: Lie): Picture {
  let result = isFlipped ? mirror(picture) : picture;
  for (let k = 0; k < turns % 4; k += 1) result = quarter(result);
  return result;
}

/** The CSS transform from how it lies now back to how it lay before; null if nothing was turned. */
export function turnedFrom(before: Lie, now: Lie): string | null {
  if (before.isFlipped !== now.isFlipped) return 'scaleX(-1)';
  const quarters = (now.turns - before.turns + 4) % 4;
  return quarters === 0 ? null : `rotate(${quarters === 3 ? 90 : -90 * quarters}deg)`;
}

const LIES: readonly Lie[] = [false, true].flatMap((isFlipped) =>
  [0, 1, 2, 3].map((turns) => ({ turns, isFlipped })),
);

/** The picture as text, rows joined by `/`. */
export function pictureText({ cells, height, width }: Picture): string {
  const rows = Array.from({ length: height }, () => Array<string>(width).fill('.'));
  for (const cell of cells) rows[cell.row]![cell.column] = cell.isMark ? '*' : 'o';
  return rows.map((row) => row.join('')).join('/');
}

/** The same text for all turns and flips of one shape. */
export function canonicalText(picture: Picture): string {
  return LIES.map((lie) => pictureText(orient(picture, lie))).sort()[0]!;
}

/** The different orientations of a shape. */
export function orientationsOf(picture: Picture): Lie[] {
  const seen = new Set<string>();
  return LIES.filter((lie) => {
    const text = pictureText(orient(picture, lie));
    return !seen.has(text) && seen.add(text);
  });
}

/** Where the box of a picture stands: its top left corner; it may lie off the map. */
export interface Anchor {
  row: number;
  column: number;
}

export const isOnMap = (row: number, column: number): boolean =>
  row >= 0 && column >= 0 && row < SIDE && column < SIDE;

/** The spaces that the picture covers there, and those it marks, as far as the map goes. */
export function coveredSpaces(picture: Picture, at: Anchor): { spaces: Space[]; marks: Space[] } {
  const [spaces, marks]: [Space[], Space[]] = [[], []];
  for (const { row, column, isMark } of picture.cells) {
    const [r, c] = [at.row + row, at.column + column];
    if (isOnMap(r, c)) (isMark ? marks : spaces).push(spaceAt(r, c));
  }
  return { spaces: spaces.sort((a, b) => a - b), marks: marks.sort((a, b) => a - b) };
}

/** The nearest anchor with the whole box on the map, or with `loose` at least one cell of it. */
export function clampToMap(picture: Picture, at: Anchor, loose: boolean): Anchor {
  const solid = picture.cells.filter(({ isMark }) => !isMark);
  const held = (value: number, size: number, of: (cell: Cell) => number): number => {
    const places = solid.map(of);
    const [least, most] = loose
      ? [-Math.max(...places), SIDE - 1 - Math.min(...places)]
      : [0, SIDE - size];
    return Math.max(least, Math.min(most, value));
  };
  return {
    row: held(at.row, picture.height, ({ row }) => row),
    column: held(at.column, picture.width, ({ column }) => column),
  };
}
