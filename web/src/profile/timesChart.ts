/** The bars of the chart of drawing times. */
import type { DrawingTimes } from '../protocol/schema';

export const CHART_HEIGHT = 150;

export interface TimeBar {
  group: DrawingTimes;
  /** Of the chart's height; a group that is not empty can be seen. */
  height: number;
}

export function timeBars(groups: readonly DrawingTimes[]): TimeBar[] {
  const most = Math.max(1, ...groups.map(({ drawings }) => drawings));
  return groups.map((group) => ({
    group,
    height: Math.max(3, Math.round((group.drawings / most) * CHART_HEIGHT)),
  }));
}
