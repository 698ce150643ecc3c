import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetTable, recentTables, rememberTable } from './recentTables';

const id = (number: number): string => String(number).padStart(26, '0');
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the latest comes first, each table once, eight at most', () => {
  for (let k = 0; k < 10; k += 1) {
    vi.advanceTimersByTime(1000);
    rememberTable(id(k), `Table ${k}`, k === 9);
  }
  expect(recentTables().map((table) => table.id)).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map(id));
  vi.advanceTimersByTime(1000);
  rememberTable(id(5), 'Renamed');
  expect(recentTables()[0]).toMatchObject({ id: id(5), title: 'Renamed', isSolo: false });
  rememberTable(id(9), '', undefined, true);
  expect(recentTables()[0]).toMatchObject({ isSolo: true, isOver: true }); // it was solo before
  forgetTable(id(9));
  expect(recentTables().map((table) => table.id)).not.toContain(id(9));
});

test('what is a month old, or no table, is left out', () => {
  rememberTable(id(1), 'Old');
  vi.advanceTimersByTime(30 * 24 * 3600 * 1000);
  expect(recentTables()).toEqual([]);
  const entries = [{ id: 'short', title: '', when: Date.now() }, null, { id: id(2) }];
  localStorage.setItem('inkland.recent', JSON.stringify(entries));
  expect(recentTables()).toEqual([]);
  localStorage.setItem('inkland.recent', '{}');
  expect(recentTables()).toEqual([]);
});
