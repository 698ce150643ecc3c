import { expect, test } from 'vitest';
import { columnOf, rowOf, SIDE, type Space } from '../../platform/protocol/spaces';
import {
  orient,
  orientationsOf,
  pictureText,
  readPicture,
  type Anchor,
  type Picture,
} from '../../ui/sheet/shapes';
import { anchorCovering, keyOf, landingFor } from './placement';

const TAPS = 500;

/** Every connected shape of up to five spaces and four of the cards' shapes that are larger or in two parts. */
function shapes(): Picture[] {
  const found = new Map<string, Picture>();
  const grow = (cells: readonly string[]): void => {
    const rows = cells.map((cell) => cell.split(' ').map(Number) as [number, number]);
    const [top, left] = [Math.min(...rows.map(([r]) => r)), Math.min(...rows.map(([, c]) => c))];
    const height = Math.max(...rows.map(([r]) => r)) - top + 1;
    const width = Math.max(...rows.map(([, c]) => c)) - left + 1;
    const grid = Array.from({ length: height }, () => Array<string>(width).fill('.'));
    for (const [r, c] of rows) grid[r - top]![c - left] = 'o';
    const text = grid.map((row) => row.join('')).join('/');
    if (found.has(text)) return;
    found.set(text, readPicture(text));
    if (cells.length === 5) return;
    for (const [r, c] of rows) {
      for (const next of [`${r - 1} ${c}`, `${r + 1} ${c}`, `${r} ${c - 1}`, `${r} ${c + 1}`]) {
        if (!cells.includes(next)) grow([...cells, next]);
      }
    }
  };
  grow(['0 0']);
  const more = ['o.o', '.o./o.o', 'ooo/o.o/ooo', '..*/H.*/..*'].map(readPicture);
  const turned = more.flatMap((one) => orientationsOf(one).map((lie) => orient(one, lie)));
  return [...found.values(), ...turned];
}

/** A repeatable sequence of numbers from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const all = shapes();
const covers = ({ cells }: Picture, at: Anchor, space: Space): boolean =>
  cells.some(
    ({ row, column, isMark }) =>
      !isMark && at.row + row === rowOf(space) && at.column + column === columnOf(space),
  );

test('the shapes are all there', () => {
  expect(all.length).toBeGreaterThan(91);
  expect(new Set(all.map(pictureText)).size).toBe(all.length);
});

const places = Array.from({ length: 14 * 14 }, (_, k) => ({
  row: Math.floor(k / 14) - 3,
  column: (k % 14) - 3,
}));

test.each(all.map((picture, number) => [pictureText(picture), picture, number] as const))(
  `${TAPS} taps with %s: the tapped space is covered, legally where it can be, by the least move`,
  (text, picture, number) => {
    const next = numbers(7 + number);
    let fitting = new Map<string, Anchor>();
    for (let tap = 0; tap < TAPS; tap += 1) {
      if (tap % 20 === 0) {
        // The server offers some of the places: here any, at random; once none.
        const share = tap === 0 ? 0 : next() ** 3;
        fitting = new Map(places.filter(() => next() < share).map((at) => [keyOf(at), at]));
      }
      const space = Math.floor(next() * SIDE * SIDE);
      const near = { row: Math.floor(next() * SIDE), column: Math.floor(next() * SIDE) };
      const at = anchorCovering(picture, space, near, fitting);
      if (!covers(picture, at, space)) {
        expect.fail(`${text} at ${keyOf(at)} leaves ${space}`);
      }
      const far = ({ row, column }: Anchor): number =>
        Math.hypot(row - near.row, column - near.column);
      const nearer = [...fitting.values()].find(
        (one) => (far(one) < far(at) || !fitting.has(keyOf(at))) && covers(picture, one, space),
      );
      if (nearer) expect.fail(`${text}: ${space} could be covered from ${keyOf(nearer)}`);
    }
  },
);

test('where no place is legal the whole shape stays on the map if it can', () => {
  const domino = readPicture('oo');
  expect(anchorCovering(domino, 10, { row: 0, column: 10 }, new Map())).toEqual({
    row: 0,
    column: 9,
  });
  const cross = readPicture('.o./ooo/.o.');
  const corner = anchorCovering(cross, 0, { row: 0, column: 0 }, new Map());
  expect(covers(cross, corner, 0)).toBe(true); // only over the edge
});

test('a dragged shape lands on a legal spot within reach, else on the spaces below it', () => {
  const spot = { row: 3, column: 4 };
  const fitting = new Map([[keyOf(spot), spot]]);
  expect(landingFor({ row: 3.6, column: 4.7 }, fitting)).toEqual(spot);
  expect(landingFor({ row: 4.6, column: 4.2 }, fitting)).toEqual({ row: 5, column: 4 });
  expect(landingFor({ row: 0.4, column: 0.6 }, new Map())).toEqual({ row: 0, column: 1 });
});
