import { beforeAll, expect, test } from 'vitest';
import type { AnalysedMove } from '../../platform/protocol/schema';
import { speech } from '../../platform/speech/speech.svelte';
import { drawingName, ghostOf, verdictText, withSign } from './moveVerdict';

beforeAll(() => speech.learn('en'));

const move = (owner: number, lost: number) => ({ owner, lost }) as AnalysedMove;

test('a drawing is shown with all its parts', () => {
  expect(
    ghostOf([
      { type: 'placement', terrain: 'farm', spaces: '3' },
      { type: 'skill_use', skill: 'search' },
      { type: 'target', space: '4' },
    ]),
  ).toEqual({
    kind: 'farm',
    spaces: [],
    isLegal: true,
    fixed: [
      { kind: 'farm', spaces: [0, 1] },
      { kind: 'destroyed', spaces: [2] },
    ],
  });
  expect(ghostOf([{ type: 'pass' }])).toBeNull();
});

test('a hero is named with what it guards', () => {
  expect(drawingName([{ type: 'hero_placement', space: '1', marks: '6' }])).toBe(
    'Hero A1, guards A2, A3',
  );
});

test('less than a twentieth of a star is nothing', () => {
  expect([withSign(4.23), withSign(-4.23), withSign(0.04), withSign(-0.04)]).toEqual([
    '+4.2',
    '−4.2',
    '0.0',
    '0.0',
  ]);
  expect(verdictText(0, move(0, 0.04))).toBe(verdictText(0, move(1, 0)));
  const [own, theirs] = [verdictText(0, move(0, 2)), verdictText(0, move(1, 2))];
  expect(own).not.toBe(theirs);
  expect(own).toContain('2');
});

test('a drawing in words names terrain, spaces and skill', () => {
  const name = drawingName([
    { type: 'skill_use', skill: 'search' },
    { type: 'placement', terrain: 'farm', spaces: '803' },
  ]);
  expect(name).toContain('Farm');
  expect(name).toContain('A1, A2, B1');
});
