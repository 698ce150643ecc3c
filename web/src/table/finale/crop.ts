/** The part of a map around some spaces, as the view box of an SVG. */
import { columnOf, rowOf, SIDE, type Space } from '../../platform/protocol/spaces';
import { UNIT } from '../../ui/sheet/coast';

const [WIDTH, HEIGHT] = [7, 4]; // spaces; the pictures of the story are as wide as this to high
const EDGE = UNIT / 4;

export function cropAround(spaces: readonly Space[]): string {
  const rows = spaces.length > 0 ? spaces.map(rowOf) : [SIDE >> 1];
  const columns = spaces.length > 0 ? spaces.map(columnOf) : [SIDE >> 1];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows) + 1];
  const [left, right] = [Math.min(...columns), Math.max(...columns) + 1];
  // Half a space around the shape; never wider than the sheet.
  const scale = Math.min(
    (SIDE + 0.5) / WIDTH,
    Math.max(1, (bottom - top + 1) / HEIGHT, (right - left + 1) / WIDTH),
  );
  const from = (middle: number, size: number): number => {
    const [least, most] = [-EDGE, SIDE * UNIT + EDGE - size];
    return Math.round(Math.min(Math.max(middle * UNIT - size / 2, least), Math.max(most, least)));
  };
  const [width, height] = [WIDTH * UNIT * scale, HEIGHT * UNIT * scale];
  return [
    from((left + right) / 2, width),
    from((top + bottom) / 2, height),
    Math.round(width),
    Math.round(height),
  ].join(' ');
}
