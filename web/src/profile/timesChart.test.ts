import { expect, test } from 'vitest';
import { CHART_HEIGHT, timeBars } from './timesChart';

const group = (up_to: number | null, drawings: number) => ({ up_to, drawings, mean_seconds: 1 });

test('the largest group is as high as the chart, and the smallest can be seen', () => {
  const bars = timeBars([group(10, 1), group(30, 1000), group(60, 0), group(null, 500)]);
  expect(bars.map(({ height }) => height)).toEqual([3, CHART_HEIGHT, 0, CHART_HEIGHT / 2]);
  expect(timeBars([])).toEqual([]);
});
