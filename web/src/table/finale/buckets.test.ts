import { expect, test } from 'vitest';
import { buckets } from './buckets';

test('every result is in one of at most sixteen bars', () => {
  const found = buckets([
    [-3, 1],
    [40, 2],
    [41, 5],
    [139, 1],
  ]);
  expect(found.counts.length).toBeLessThanOrEqual(16);
  expect(found.counts.reduce((sum, one) => sum + one, 0)).toBe(9);
  expect(found.counts[found.bucketOf(40)]).toBeGreaterThanOrEqual(2);
  expect(found.bucketOf(-3)).toBe(0);
  expect(found.bucketOf(139)).toBe(found.counts.length - 1);
});

test('par and the own result are on the scale, too', () => {
  const { counts, bucketOf, shareOf } = buckets([[50, 10]], [47.6, 60]);
  expect(bucketOf(60)).toBe(counts.length - 1);
  expect(bucketOf(47.6)).toBe(0);
  expect(shareOf(47.6)).toBeGreaterThanOrEqual(0);
  expect(shareOf(60)).toBeLessThanOrEqual(1);
});
