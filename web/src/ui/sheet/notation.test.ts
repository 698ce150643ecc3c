import { expect, test } from 'vitest';
import { spaceOfLabel } from '../../platform/protocol/spaces';
import { closedMountains, readSheet, signOf } from './notation';

const at = (label: string): number => spaceOfLabel(label)!;

test('each sign is a kind, and a small letter stands on ruins', () => {
  const { ground, marks } = readSheet('F.Vc / ^#r% / *X !A2 C4');
  expect(ground.get(at('A1'))).toEqual({ kind: 'forest', isOnRuins: false });
  expect(ground.has(at('A2'))).toBe(false);
  expect(ground.get(at('A4'))).toEqual({ kind: 'farm', isOnRuins: true });
  expect(ground.get(at('B3'))).toEqual({ kind: 'ruins', isOnRuins: false });
  expect(ground.get(at('B4'))).toEqual({ kind: 'destroyed', isOnRuins: true });
  expect(ground.get(at('C1'))).toEqual({ kind: 'destroyed', isOnRuins: false });
  expect([...marks]).toEqual([at('A2'), at('C4')]);
});

test('what does not fit the map, or is no sign, is left out', () => {
  const long = `${'.'.repeat(11)}F`;
  expect(readSheet(`${long}/?`).ground.size).toBe(0);
  expect(readSheet(Array(12).fill('F').join('/')).ground.size).toBe(11);
});

test('a mountain is closed when no side of it is empty; the edge of the map counts as a side', () => {
  expect(closedMountains(readSheet('^F/F'))).toEqual([at('A1')]);
  expect(closedMountains(readSheet('^F/r'))).toEqual([]);
  expect(closedMountains(readSheet('.F./F^F/.F.'))).toEqual([at('B2')]);
  // The last space of a row and the first of the next are no neighbours.
  expect(closedMountains(readSheet(`${'.'.repeat(9)}F^/..........F`))).toEqual([at('A11')]);
});

test('a sign with a name of its own', () => {
  expect([signOf('farm_and_village'), signOf('forest')]).toEqual(['hybrid', 'forest']);
});
