/** The size of the map corner that an example needs. */
import type { CardExample } from '../../platform/protocol/schema';
import { columnOf, rowOf, SIDE, spacesOf, type Space } from '../../platform/protocol/spaces';
import { readSheet } from '../sheet/notation';

const FEWEST = 5; // so that small examples have the same scale

const reach = (space: Space): number => Math.max(rowOf(space), columnOf(space)) + 1;

/** Rows and columns from the top left corner: everything drawn, and one more. */
export function sideOf({ sheet, after, lit }: CardExample): number {
  const drawn = [sheet, after ?? ''].flatMap((one) => {
    const { ground, marks } = readSheet(one);
    return [...ground.keys(), ...marks];
  });
  const most = Math.max(FEWEST - 1, ...[...drawn, ...spacesOf(lit)].map(reach));
  return most >= SIDE - 1 ? SIDE : most + 1;
}
