/** The bars of the chart of drawing times. */
import type { DrawingTimes } from '../protocol/schema';

export const CHART_HEIGHT = 150;

export interface TimeBar {
  group: DrawingTimes;
  /** In units of the chart; of a group that is not empty there is something to see. */
  height: number;
}

export function timeBars(groups: readonly DrawingTimes[]): TimeBar[] {
  const most = Math.max(1, ...groups.map(({ drawings }) => drawings));
  return groups.map((group) => ({
    group,
    height: group.drawings && Math.max(3, Math.round((group.drawings / most) * CHART_HEIGHT)),
  }));
}
