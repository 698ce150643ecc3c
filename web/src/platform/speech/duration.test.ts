import { expect, test } from 'vitest';
import { dial, duration } from './duration';

test('a duration has its two largest units', () => {
  expect(duration(102)).toBe('1 minute, 42 seconds');
  expect(duration(2 * 86400 + 4 * 3600 + 59)).toBe('2 days, 4 hours');
  expect(duration(86400 + 59)).toBe('1 day');
  expect(duration(60)).toBe('1 minute');
  expect([duration(0), duration(-5)]).toEqual(['0 seconds', '0 seconds']);
  expect(duration(0.2)).toBe('1 second'); // a second that has begun is not over
});

test('a clock shows minutes and seconds below an hour', () => {
  expect([dial(0), dial(9.1), dial(102), dial(3599)]).toEqual(['0:00', '0:10', '1:42', '59:59']);
  expect(dial(3600)).toBe('1 hr');
  expect(dial(3660)).toContain('1 min');
});
