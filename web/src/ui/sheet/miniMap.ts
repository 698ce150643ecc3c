/** A whole sheet as a few paths: what a picture of 40 to 240 px can show. */
import { columnOf, rowOf, SIDE, type Space } from '../../platform/protocol/spaces';
import { coast, UNIT, WASHES, washOf } from './coast';
import { readSheet } from './notation';

/** One terrain of a mini map: its area (absent for ruins) and one sign for each of its spaces. */
export interface MiniLayer {
  wash: string;
  area: string;
  signs: string;
}

export const MINI_SIZE = SIDE * UNIT;
const inner = Array.from({ length: SIDE - 1 }, (_, k) => (k + 1) * UNIT);
export const MINI_GRID = inner.map((at) => `M0 ${at}H${MINI_SIZE}M${at} 0V${MINI_SIZE}`).join('');

// Signs of 64 units in relative commands, so that a `M` in front moves them to their space. They are fat
// enough to be a texture where a space has eight pixels.
const SIGNS: Readonly<Record<string, string>> = {
  forest: 'm32 6l14 24h-7l13 24h-40l13-24h-7z',
  village: 'm32 10l24 23h-6v21h-13v-14h-10v14h-13v-21h-6z',
  water: 'm6 26q13-16 26 0t26 0v8q-13 16-26 0t-26 0zm0 20q13-16 26 0t26 0v6q-13 16-26 0t-26 0z',
  farm: 'm14 8h6v48h-6zm15 0h6v48h-6zm15 0h6v48h-6z',
  monster: 'm10 16l18 10-14 7zm44 0l-18 10 14 7zm-44 26h44l-6 12-6-9-5 9-5-9-5 9-5-9-6 9z',
  mountain: 'm4 56l22-46 12 22 6-8 16 32z',
  waste: 'm14 20l34 24-4 6-34-24zm30-8l6 4-30 40-6-4z',
  gone: 'm12 18l6-6 34 34-6 6zm34-6l6 6-34 34-6-6z',
  hero: 'm32 8l8 18 18 2-14 12 4 18-16-10-16 10 4-18-14-12 18-2z',
  ruins: 'm14 54v-34h36v34h-10v-16q-8-12-16 0v16z',
};
const ROUND = new Set(['forest', 'water', 'mountain']);
const EDGE_INSET = 3;

/** The layers of a map in its notation, from bottom to top; at most two paths for each terrain. */
export function miniLayers(notation: string): MiniLayer[] {
  const found = new Map<string, Space[]>();
  for (const [space, { kind }] of readSheet(notation).ground) {
    const spaces = found.get(washOf(kind));
    if (spaces) spaces.push(space);
    else found.set(washOf(kind), [space]);
  }
  return ['ruins', ...WASHES].flatMap((wash) => {
    const spaces = found.get(wash);
    if (!spaces) return [];
    const edge = ROUND.has(wash) ? 'round' : wash === 'monster' ? 'tooth' : 'ruled';
    const signs = spaces
      .map((space) => `M${columnOf(space) * UNIT} ${rowOf(space) * UNIT}${SIGNS[wash]}`)
      .join('');
    return [{ wash, area: wash === 'ruins' ? '' : coast(spaces, edge, EDGE_INSET), signs }];
  });
}
