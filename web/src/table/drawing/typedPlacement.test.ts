import { expect, test } from 'vitest';
import { parseTyped } from './typedPlacement';

test.each([
  ['C4', null, { row: 2, column: 3 }, { turns: 0, isFlipped: false }],
  [' c4 r ', null, { row: 2, column: 3 }, { turns: 1, isFlipped: false }],
  ['k11 r3 f', null, { row: 10, column: 10 }, { turns: 3, isFlipped: true }],
  ['2: A1 F R2', 2, { row: 0, column: 0 }, { turns: 2, isFlipped: true }],
  ['9.b2', 9, { row: 1, column: 1 }, { turns: 0, isFlipped: false }],
])('%s', (text, option, at, lie) => {
  expect(parseTyped(text)).toEqual({ option, at, lie });
});

test.each(['', 'C', 'L4', 'C0', 'C12', 'C4 r4', 'C4 x', '0: C4', 'C4r', 'C4 C5'])(
  '"%s" is no placement',
  (text) => expect(parseTyped(text)).toBeNull(),
);
