import { expect, test } from 'vitest';
import { spaceOfLabel } from '../../platform/protocol/spaces';
import { orient, readPicture } from '../../ui/sheet/shapes';
import {
  anchorAfterTurn,
  anchorFor,
  elementAt,
  heroAnchor,
  keyOf,
  nextLieThatFits,
} from './placement';

const C4 = spaceOfLabel('C4')!; // row 2, column 3
const tall = readPicture('o./o./oo');
const hero = readPicture('..*/H.*/..*');

test('mouse, finger and keys put the same space to different places of the box', () => {
  expect(anchorFor(tall, 'shape', C4, 'mouse')).toEqual({ row: 1, column: 3 });
  expect(anchorFor(tall, 'shape', C4, 'touch')).toEqual({ row: 0, column: 3 });
  expect(anchorFor(tall, 'shape', C4, 'key')).toEqual({ row: 2, column: 3 });
  expect(anchorFor(readPicture('ooo'), 'shape', C4, 'mouse')).toEqual({ row: 2, column: 2 });
});

test('a hero stands on the space itself, however it was pointed at', () => {
  for (const method of ['mouse', 'touch', 'key'] as const) {
    expect(anchorFor(hero, 'hero', C4, method)).toEqual({ row: 1, column: 3 });
  }
  expect(heroAnchor(hero, { row: 0, column: 0 })).toEqual({ row: -1, column: 0 });
});

test('a turn keeps the middle of a shape, and a hero where it stands', () => {
  const lie = { turns: 1, isFlipped: false };
  const at = { row: 4, column: 4 };
  const line = readPicture('oooo');
  expect(anchorAfterTurn(line, orient(line, lie), 'shape', at)).toEqual({ row: 3, column: 5 });
  const turned = orient(hero, lie);
  const after = anchorAfterTurn(hero, turned, 'hero', at);
  const place = (picture: typeof hero, { row, column }: typeof at): number[] => {
    const cell = picture.cells.find(({ isMark }) => !isMark)!;
    return [row + cell.row, column + cell.column];
  };
  expect(place(turned, after)).toEqual(place(hero, at));
});

test('a tap on a shape that fits never leaves it where it does not', () => {
  const ell = readPicture('o./o./oo');
  const lies = [1, 2, 3].map((turns) => {
    const lie = { turns, isFlipped: false };
    return { lie, picture: orient(ell, lie) };
  });
  const at = { row: 1, column: 3 };
  const next = (fitsAt: (turns: number) => string[]) => {
    const fitting = (picture: typeof ell) => {
      const { lie } = lies.find((one) => one.picture === picture)!;
      return new Map(fitsAt(lie.turns).map((key) => [key, placeOf(key)]));
    };
    return nextLieThatFits(ell, lies, 'shape', at, C4, fitting);
  };
  const placeOf = (key: string) => {
    const [row, column] = key.split(' ').map(Number);
    return { row: row!, column: column! };
  };
  const turned = anchorAfterTurn(ell, lies[0]!.picture, 'shape', at);
  // Around its middle if it fits there, else on the tapped space.
  expect(next(() => [keyOf(turned), '2 3'])).toEqual({ lie: lies[0]!.lie, at: turned });
  expect(next(() => ['2 2', '9 9'])).toEqual({ lie: lies[0]!.lie, at: { row: 2, column: 2 } });
  // Else the next lie that does; and none at all if it fits elsewhere only.
  expect(next((turns) => (turns === 3 ? ['1 3'] : []))?.lie).toEqual(lies[2]!.lie);
  expect(next(() => ['9 9'])).toBeNull();
});

test('an element is whole, or loose, or not there', () => {
  const shape = { type: 'shape', kind: 'forest' } as const;
  const domino = readPicture('oo');
  expect(elementAt(shape, domino, { row: 0, column: 0 }, false)).toEqual({
    type: 'placement',
    terrain: 'forest',
    spaces: '3',
  });
  expect(elementAt(shape, domino, { row: 0, column: 10 }, false)).toBeNull();
  expect(elementAt(shape, domino, { row: 0, column: 10 }, true)).toMatchObject({ spaces: '400' });
  expect(elementAt(shape, domino, { row: 0, column: 11 }, true)).toBeNull();
  expect(elementAt({ type: 'hero', kind: 'hero' }, hero, { row: -1, column: 0 }, true)).toEqual({
    type: 'hero_placement',
    space: '1',
    marks: '2004', // A3 and B3; the mark above the map is lost
  });
  expect(
    elementAt(
      { type: 'target', kind: 'destroyed' },
      readPicture('o'),
      { row: 0, column: 2 },
      false,
    ),
  ).toEqual({
    type: 'target',
    space: '4',
  });
});
