import { expect, test, vi } from 'vitest';
import { load, loadText, remove, removeMatching, save, saveText } from './storage';

test('what was saved is loaded, what was removed is not', () => {
  save('a', { b: [1, null] });
  saveText('text', 'no JSON');
  expect(load('a')).toEqual({ b: [1, null] });
  expect(loadText('text')).toBe('no JSON');
  expect([load('text'), load('nothing'), loadText('nothing')]).toEqual([null, null, null]);
  remove('a');
  expect(load('a')).toBeNull();
});

test('only matching keys are removed', () => {
  for (const key of ['x.recent', 'x.draft.1', 'x.settings']) save(key, 1);
  removeMatching(/^x\.(recent|draft)/);
  expect(Object.keys(localStorage)).toEqual(['x.settings']);
});

test('a browser that refuses storage breaks nothing', () => {
  const refuse = (): never => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  save('a', 1);
  remove('a');
  expect([load('a'), loadText('a')]).toEqual([null, null]);
});
