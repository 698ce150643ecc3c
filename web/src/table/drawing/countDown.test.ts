import { afterEach, expect, test, vi } from 'vitest';
import { countDown } from './countDown';

afterEach(() => vi.useRealTimers());

test('a countdown tells what is left and ends once, however long the saving takes', () => {
  vi.useFakeTimers();
  const told: (number | string)[] = [];
  countDown(
    3,
    (left) => told.push(left),
    () => told.push('sent'),
  );
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([2, 1, 'sent']);
});

test('one that was stopped sends nothing', () => {
  vi.useFakeTimers();
  const end = vi.fn();
  const stop = countDown(3, () => {}, end);
  vi.advanceTimersByTime(2_500);
  stop();
  vi.advanceTimersByTime(10_000);
  expect(end).not.toHaveBeenCalled();
});
