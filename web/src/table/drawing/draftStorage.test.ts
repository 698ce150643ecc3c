import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftSaver, loadDraft, removeDraft } from './draftStorage';
import { EMPTY, type Sketch } from './types';

const at = (row: number): Sketch => ({ ...EMPTY, at: { row, column: 0 } });
let current: { step: number | null; sketch: Sketch; past: Sketch[] };
let saver: DraftSaver;

beforeEach(() => {
  vi.useFakeTimers();
  current = { step: 7, sketch: at(1), past: [EMPTY] };
  saver = new DraftSaver('t', () => current);
});
afterEach(() => vi.useRealTimers());

test('a draft is saved a little later, as it is then', () => {
  saver.schedule();
  expect(loadDraft('t', 7)).toBeNull();
  current.sketch = at(2);
  saver.schedule();
  vi.advanceTimersByTime(200);
  expect(loadDraft('t', 7)).toEqual({ step: 7, sketch: at(2), past: [EMPTY] });
  expect(localStorage.getItem('inkland.draft.t')).not.toBeNull(); // the key of earlier releases
});

test('it belongs to one step and one table', () => {
  saver.schedule();
  saver.flush();
  expect(loadDraft('t', 8)).toBeNull();
  expect(loadDraft('u', 7)).toBeNull();
  removeDraft('t');
  expect(loadDraft('t', 7)).toBeNull();
});

test('a page that goes away saves at once, but only what is pending', () => {
  saver.flush();
  expect(loadDraft('t', 7)).toBeNull();
  saver.schedule();
  saver.flush();
  expect(loadDraft('t', 7)?.sketch).toEqual(at(1));
});

test('what was pending when another step began is saved for that step', () => {
  saver.schedule();
  current = { step: 8, sketch: at(3), past: [] };
  vi.advanceTimersByTime(130);
  expect(loadDraft('t', 7)).toBeNull();
  vi.advanceTimersByTime(130);
  expect(loadDraft('t', 8)?.sketch).toEqual(at(3));
});

test('only the last 200 steps back outlive a reload', () => {
  current.past = Array.from({ length: 250 }, (_, k) => at(k));
  saver.schedule();
  saver.flush();
  const { past } = loadDraft('t', 7)!;
  expect([past.length, past[0]]).toEqual([200, at(50)]);
});
