import { afterAll, expect, test, vi } from 'vitest';
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

// Files share their modules: the next one must not get a page of somebody of this one.
afterAll(() => vi.resetModules());

/** The module as a page of this person loads it. */
const loadedFor = async (person: string | null) => {
  if (person !== null) localStorage.setItem('inkland.person', person);
  vi.resetModules();
  return import('./storage');
};

test('a device of one person has plain keys', async () => {
  const page = await loadedFor(null);
  expect([page.isShared, page.personal('inkland.draft.1')]).toEqual([false, 'inkland.draft.1']);
});

test('each person of a shared device has keys of their own, the first one those from before', async () => {
  saveText('inkland.draft.1', 'of Ann');
  let page = await loadedFor(null);
  page.shareDevice('ann');
  expect(page.isPageOf('ben')).toBe(false); // the page of Ann is to be loaded again
  page = await loadedFor(loadText('inkland.person'));
  expect([page.isShared, page.isPageOf('ben')]).toEqual([true, true]);
  expect(page.loadText(page.personal('inkland.draft.1'))).toBeNull();
  page.saveText(page.personal('inkland.draft.1'), 'of Ben');
  page.removeMatching(/^inkland\.draft/);
  expect(loadText('inkland.draft.1')).toBe('of Ann'); // only Ben's was removed
  expect(page.isPageOf('ann')).toBe(false);
  page = await loadedFor(loadText('inkland.person'));
  expect(page.loadText(page.personal('inkland.draft.1'))).toBe('of Ann');
  expect(page.isPageOf(null)).toBe(false);
  page = await loadedFor(loadText('inkland.person'));
  expect(page.personal('inkland.draft.1')).toBe('inkland.draft.1~nobody');
});
