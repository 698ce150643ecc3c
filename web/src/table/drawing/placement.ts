/** Where a shape lies on the map, and which element of a drawing that is. Geometry only. */
import type { Element } from '../../platform/protocol/offers';
import { columnOf, hexOf, rowOf, type Space } from '../../platform/protocol/spaces';
import type { InputMethod } from '../../ui/sheet/inputMethod';
import {
  clampToMap,
  coveredSpaces,
  pictureText,
  type Anchor,
  type Cell,
  type Lie,
  type Picture,
} from '../../ui/sheet/shapes';
import type { Option } from './options';

const firstCell = ({ cells }: Picture): Cell => cells.find(({ isMark }) => !isMark)!;

/** The anchor that puts the hero itself, not the corner of its picture, on this place. */
export function heroAnchor(picture: Picture, { row, column }: Anchor): Anchor {
  const hero = firstCell(picture);
  return { row: row - hero.row, column: column - hero.column };
}

/**
 * The anchor for a space that was pointed at: the middle of the box is under the mouse, its lower edge
 * above the finger, its corner on the space that a key has chosen. A hero stands on the space itself.
 */
export function anchorFor(
  picture: Picture,
  type: Option['type'],
  space: Space,
  method: InputMethod,
): Anchor {
  const [row, column] = [rowOf(space), columnOf(space)];
  if (type === 'hero') return heroAnchor(picture, { row, column });
  if (method === 'key') return { row, column };
  const lift = method === 'touch' ? picture.height - 1 : Math.floor((picture.height - 1) / 2);
  return { row: row - lift, column: column - Math.floor((picture.width - 1) / 2) };
}

/** The anchors where a shape fits as it lies. */
export type Fitting = ReadonlyMap<string, Anchor>;
export const keyOf = ({ row, column }: Anchor): string => `${row} ${column}`;

const distance = (a: Anchor, b: Anchor): number => Math.hypot(a.row - b.row, a.column - b.column);

/** The first of the nearest; null if there is none. */
function nearest(anchors: Iterable<Anchor>, to: Anchor): Anchor | null {
  let best: Anchor | null = null;
  for (const one of anchors) if (!best || distance(one, to) < distance(best, to)) best = one;
  return best;
}

/**
 * The anchor that covers this space, the nearest to another: one where the shape fits, else one with
 * the whole shape on the map, else one that reaches over the edge.
 */
export function anchorCovering(
  picture: Picture,
  space: Space,
  near: Anchor,
  fitting: Fitting,
): Anchor {
  const covering = picture.cells
    .filter(({ isMark }) => !isMark)
    .map(({ row, column }) => ({ row: rowOf(space) - row, column: columnOf(space) - column }));
  return (
    nearest(
      covering.filter((at) => fitting.has(keyOf(at))),
      near,
    ) ??
    nearest(
      covering.filter((at) => keyOf(clampToMap(picture, at, false)) === keyOf(at)),
      near,
    ) ??
    nearest(covering, near)!
  );
}

const SNAP = 1.1; // spaces that a dragged shape is drawn to a spot where it fits

/** Where a dragged shape lands: the nearest spot where it fits, or else the spaces below it. */
export function landingFor(at: Anchor, fitting: Fitting): Anchor {
  const spot = nearest(fitting.values(), at);
  if (spot && distance(spot, at) <= SNAP) return spot;
  return { row: Math.round(at.row), column: Math.round(at.column) };
}

/** The anchor after a turn or flip: the shape stays around its middle, a hero where it stands. */
export function anchorAfterTurn(
  old: Picture,
  now: Picture,
  type: Option['type'],
  at: Anchor,
): Anchor {
  const [a, b] = [firstCell(old), firstCell(now)];
  if (type === 'hero')
    return { row: at.row + a.row - b.row, column: at.column + a.column - b.column };
  return {
    row: at.row + Math.trunc((old.height - now.height) / 2),
    column: at.column + Math.trunc((old.width - now.width) / 2),
  };
}

/**
 * The first of these lies in which a shape fits without another tap, and where: around its middle, or
 * else the nearest place on the tapped space. Null if it fits in none of them.
 */
export function nextLieThatFits(
  old: Picture,
  lies: readonly { lie: Lie; picture: Picture }[],
  type: Option['type'],
  at: Anchor,
  tapped: Space,
  fittingOf: (picture: Picture) => Fitting,
): { lie: Lie; at: Anchor } | null {
  for (const { lie, picture } of lies) {
    if (pictureText(picture) === pictureText(old)) continue;
    const fitting = fittingOf(picture);
    const turned = anchorAfterTurn(old, picture, type, at);
    const places = [turned, anchorCovering(picture, tapped, turned, fitting)];
    const place = places.find((one) => fitting.has(keyOf(one)));
    if (place) return { lie, at: place };
  }
  return null;
}

/** The element that the option would be there; null if it is off the map, or partly so and not loose. */
export function elementAt(
  option: Pick<Option, 'type' | 'kind'>,
  picture: Picture,
  at: Anchor,
  isLoose: boolean,
): Element | null {
  const { spaces, marks } = coveredSpaces(picture, at);
  const isWhole = spaces.length === picture.cells.filter(({ isMark }) => !isMark).length;
  if (spaces.length === 0 || (!isWhole && !isLoose)) return null;
  if (option.type === 'hero') {
    return { type: 'hero_placement', space: hexOf(spaces), marks: hexOf(marks) };
  }
  if (option.type === 'target') return { type: 'target', space: hexOf(spaces) };
  const terrain = option.kind as Extract<Element, { type: 'placement' }>['terrain'];
  return { type: 'placement', terrain, spaces: hexOf(spaces) };
}
