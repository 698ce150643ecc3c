import { expect, test } from 'vitest';
import type { CardInfo, Spots } from '../../platform/protocol/schema';
import { pictureText } from '../../ui/sheet/shapes';
import { optionsOf } from './options';

/** Two orientations of a domino in two terrains. */
const dominoes = (more: Partial<Spots> = {}) =>
  ({
    spots: [
      { shape: '3', anchors: '1', terrains: ['forest'], coin: false },
      { shape: '801', anchors: '1', terrains: ['farm'], coin: true },
    ],
    heroes: [],
    others: [],
    fallback: false,
    ...more,
  }) as unknown as Spots;
const card: Partial<CardInfo> = {
  kind: 'explore',
  shapes: ['oo', 'ooo'],
  terrains: ['forest', 'farm'],
  coin: true,
};
const brief = (options: ReturnType<typeof optionsOf>['options']): string[] =>
  options.map(
    ({ id, isPossible, coin }) => `${id}${isPossible ? '' : ' never'}${coin ? ' coin' : ''}`,
  );

test('turns of one shape are one option in each terrain; what fits nowhere is shown as such', () => {
  const { options, isLoose } = optionsOf(dominoes(), { card, skill: null, isMain: true });
  expect(brief(options)).toEqual([
    'forest oo coin',
    'farm oo coin',
    'forest ooo never',
    'farm ooo never',
  ]);
  expect(isLoose).toBe(false);
});

test('behind the main drawing only what fits is shown', () => {
  const { options } = optionsOf(dominoes(), { card, skill: null, isMain: false });
  expect(brief(options)).toEqual(['forest oo coin', 'farm oo coin']);
});

test('a single space that replaces the card is not that of the card', () => {
  const single = [{ shape: '1', anchors: '1', terrains: ['water'], coin: false }];
  const spots = dominoes({ fallback: true, spots: single } as Partial<Spots>);
  const { options } = optionsOf(spots, { card, skill: null, isMain: true });
  expect(brief(options)).toEqual(['water o']);
});

test('a skill that lets shapes reach over the edge makes them loose', () => {
  const skill = { shapes: ['ooo'] };
  const { options, isLoose } = optionsOf(dominoes(), { card, skill, isMain: false });
  expect(brief(options)).toEqual(['forest ooo', 'farm ooo']);
  expect(isLoose).toBe(true);
});

test('a hero and a space to destroy come last', () => {
  const spots = dominoes({
    spots: [],
    heroes: [{ spaces: '1', marks: '2' }],
    others: [{ type: 'target', space: '1' }],
  } as unknown as Partial<Spots>);
  const hero: Partial<CardInfo> = { kind: 'hero', shapes: ['H*'] };
  const { options, isLoose } = optionsOf(spots, { card: hero, skill: null, isMain: true });
  expect(brief(options)).toEqual(['hero', 'target']);
  expect(options.map(({ picture }) => pictureText(picture))).toEqual(['o*', 'o']);
  expect(isLoose).toBe(true);
});
