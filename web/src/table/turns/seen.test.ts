import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveSeen, seenBefore } from './seen';

const MINUTE = 60_000;
beforeEach(() => {
  localStorage.setItem('inkland.seen', 'null');
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('the last event of each table is kept, for sixty tables', () => {
  expect(seenBefore('a')).toBeNull();
  saveSeen('a', 3);
  saveSeen('b', 5);
  saveSeen('a', 8);
  vi.advanceTimersByTime(MINUTE);
  expect([seenBefore('a'), seenBefore('b')]).toEqual([8, 5]);
  for (let number = 0; number < 60; number += 1) saveSeen(`t${number}`, number);
  vi.advanceTimersByTime(MINUTE);
  expect(seenBefore('a')).toBeNull();
  expect(seenBefore('t59')).toBe(59);
});

test('who only reloads the page was not away', () => {
  saveSeen('a', 3);
  vi.advanceTimersByTime(MINUTE - 1);
  expect(seenBefore('a')).toBeNull();
  vi.advanceTimersByTime(1);
  expect(seenBefore('a')).toBe(3);
});

test('what is not understood there is ignored', () => {
  localStorage.setItem('inkland.seen', '{"a": 3}');
  expect(seenBefore('a')).toBeNull();
  localStorage.setItem('inkland.seen', '[["a", "3", 1], null, ["b", 4, 1]]');
  expect([seenBefore('a'), seenBefore('b')]).toEqual([null, 4]);
});
