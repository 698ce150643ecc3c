import { expect, test } from 'vitest';
import type { OwnDayMap } from '../../platform/protocol/schema';
import { bestOf, daysOf, meanOf, monthBy, overPar } from './month';

const map = (day: string, stars: number, par: number | null): OwnDayMap => ({
  day,
  preset: 'base',
  table: '',
  stars,
  par,
  sheet: null,
});

test('a month begins under its weekday', () => {
  const november = daysOf('2026-11');
  expect(november.blanks).toHaveLength(6); // a Sunday
  expect(november.days).toHaveLength(30);
  expect(november.days[0]).toBe('2026-11-01');
  expect(daysOf('2026-06').blanks).toEqual([]); // a Monday
  expect(daysOf('2028-02').days.at(-1)).toBe('2028-02-29');
});

test('months go on over the end of a year', () => {
  expect(monthBy('2026-12', 1)).toBe('2027-01');
  expect(monthBy('2026-01', -1)).toBe('2025-12');
});

test('the best day has most stars over par, not most stars', () => {
  const own = [map('a', 100, 99.6), map('b', 90, 80), map('c', 120, null)];
  expect(own.map(overPar)).toEqual([0, 10, null]);
  expect(bestOf(own)).toBe('b');
  expect(meanOf(own)).toBe(5);
  expect(bestOf([own[2]!])).toBeNull();
  expect(meanOf([])).toBeNull();
});
