/** The bars of the chart of drawing times. */
import type { DrawingTimes } from '../../platform/protocol/schema';

export interface TimeBar {
  group: DrawingTimes;
  /** Percent of the chart's width; of a group that is not empty there is something to see. */
  width: number;
}

export function timeBars(groups: readonly DrawingTimes[]): TimeBar[] {
  const most = Math.max(1, ...groups.map(({ drawings }) => drawings));
  return groups.map((group) => ({
    group,
    width: group.drawings && Math.max(1, Math.round((group.drawings / most) * 100)),
  }));
}
