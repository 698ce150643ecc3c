import { expect, test } from 'vitest';
import { partsOf } from './ghost';

test('each element shows what it fills, destroys or guards; a skill and a pass show nothing', () => {
  expect(partsOf({ type: 'placement', terrain: 'farm', spaces: '3' })).toEqual([
    { kind: 'farm', spaces: [0, 1] },
  ]);
  expect(partsOf({ type: 'hero_placement', space: '1', marks: '6' })).toEqual([
    { kind: 'hero', spaces: [0], marks: [1, 2] },
  ]);
  expect(partsOf({ type: 'target', space: '8' })).toEqual([{ kind: 'destroyed', spaces: [3] }]);
  expect(partsOf({ type: 'skill_use', skill: 'search' })).toEqual([]);
  expect(partsOf({ type: 'pass' })).toEqual([]);
});
