import { expect, test } from 'vitest';
import { timeBars } from './timesChart';

const group = (up_to: number | null, drawings: number) => ({ up_to, drawings, mean_seconds: 1 });

test('the largest group is as wide as the chart, and the smallest can be seen', () => {
  const bars = timeBars([group(10, 1), group(30, 1000), group(60, 0), group(null, 500)]);
  expect(bars.map(({ width }) => width)).toEqual([1, 100, 0, 50]);
  expect(timeBars([])).toEqual([]);
});
