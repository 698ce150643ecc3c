import { expect, test } from 'vitest';
import { elementsByName, gains, nameOf } from './offers';
import type { Effects, Spots } from './schema';

// A domino in two terrains at two anchors, a hero with a mark beside it in two spaces, and a pass.
const spots = {
  spots: [{ shape: '3', anchors: '5', terrains: ['forest', 'farm'], coin: false }],
  heroes: [{ spaces: '6', marks: '4' }],
  others: [{ type: 'pass' }],
} as unknown as Spots;

test('every element that may come next has a name of its own', () => {
  expect([...elementsByName(spots).keys()]).toEqual([
    'forest 3',
    'farm 3',
    'forest c',
    'farm c',
    'hero 2 4',
    'hero 4 8',
    'pass',
  ]);
  expect(nameOf({ type: 'skill_use', skill: 'search' })).toBe('skill search');
  expect(nameOf({ type: 'target', space: '10' })).toBe('target 10');
});

test('the index gives each element its gain, in the order of the elements', () => {
  const [none, four] = [null, [4, 0, 0, 0, 0, 0]];
  const effects = { gains: [none, four], width: 2, index: 'AAABAAABAAABAA' } as unknown as Effects;
  expect([...gains(spots, effects).values()]).toEqual([none, four, none, four, none, four, none]);
});

test('a gain beyond 63 takes more than one sign', () => {
  const many = Array.from({ length: 66 }, (_, k) => [k, 0, 0, 0, 0, 0]);
  const effects = { gains: many, width: 2, index: 'BBAAAAAAAAAAAA' } as unknown as Effects;
  expect(gains(spots, effects).get('forest 3')).toEqual(many[65]);
});
