import { expect, test } from 'vitest';
import { dayBy, dayName } from './dealText';

test('days go on over months, years and leap days', () => {
  expect([dayBy('2026-12-31', 1), dayBy('2026-01-01', -1)]).toEqual(['2027-01-01', '2025-12-31']);
  expect([dayBy('2028-02-28', 1), dayBy('2026-03-01', -1)]).toEqual(['2028-02-29', '2026-02-28']);
});

test('a day is the same day in every time zone', () => {
  expect(dayName('2026-11-16')).toBe('Monday, November 16, 2026');
});
