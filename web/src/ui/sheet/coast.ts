/**
 * Outlines of land. Every terrain has its own kind of coast, so that it is recognized by the outline
 * alone: leaves, waves, thorns, cracks, or a ruled edge. The irregularities depend on the place, not on
 * chance: a map looks the same whenever it is drawn.
 */
import { columnOf, rowOf, type Space } from '../../platform/protocol/spaces';

export const UNIT = 64; // one space, in drawing units

type EdgeStyle = 'ruled' | 'leaf' | 'wave' | 'soft' | 'thorn' | 'crack' | 'round' | 'tooth';
type Point = readonly [number, number];

const WASH_OF_KIND: Readonly<Record<string, string>> = {
  farm_and_village: 'farm',
  dragon: 'monster',
  zombie: 'monster',
  troll: 'monster',
  gorgon: 'monster',
  wasteland: 'waste',
  destroyed: 'gone',
};
const STYLE_OF_WASH: Readonly<Record<string, EdgeStyle>> = {
  forest: 'leaf',
  water: 'wave',
  monster: 'thorn',
  waste: 'crack',
  gone: 'crack',
  mountain: 'soft',
};

/** Which wash (layer of colour) a kind of space is painted with. */
export const washOf = (kind: string): string => WASH_OF_KIND[kind] ?? kind;
export const edgeStyleOf = (wash: string): EdgeStyle => STYLE_OF_WASH[wash] ?? 'ruled';
/** In the order of painting, from bottom to top. */
export const WASHES = [
  'mountain',
  'waste',
  'gone',
  'farm',
  'village',
  'water',
  'forest',
  'hero',
  'monster',
] as const;

/** A number in -1..1 that is always the same for the same place. */
export function wobble(x: number, y: number, salt = 0): number {
  const n = Math.sin(x * 12.9898 + y * 78.233 + salt * 37.719) * 43758.5453;
  return 2 * (n - Math.floor(n)) - 1;
}

const key = (x: number, y: number): number => y * 64 + x;

/** Closed loops of grid corners around the spaces, clockwise: the inside is on the right. */
function outlines(spaces: Iterable<Space>): Point[][] {
  const inside = new Set<number>();
  for (const space of spaces) inside.add(key(columnOf(space), rowOf(space)));
  const ahead = new Map<number, Point[]>();
  for (const cell of inside) {
    const [x, y] = [cell % 64, Math.floor(cell / 64)];
    const corners: Point[] = [
      [x, y],
      [x + 1, y],
      [x + 1, y + 1],
      [x, y + 1],
    ];
    const sides = [key(x, y - 1), key(x + 1, y), key(x, y + 1), key(x - 1, y)];
    sides.forEach((side, k) => {
      if (inside.has(side)) return;
      const from = key(...corners[k]!);
      ahead.set(from, [...(ahead.get(from) ?? []), corners[(k + 1) % 4]!]);
    });
  }
  const loops: Point[][] = [];
  while (ahead.size > 0) loops.push(walk(ahead));
  return loops;
}

/** Follow edges from any corner until it is reached again, and remove them from the map. */
function walk(ahead: Map<number, Point[]>): Point[] {
  const [first] = ahead.keys();
  const start: Point = [first! % 64, Math.floor(first! / 64)];
  const loop: Point[] = [];
  let here = start;
  let [dx, dy] = [0, 0];
  do {
    const choices = ahead.get(key(...here))!;
    // Where two spaces meet at a corner only, turn right: stay with the same space.
    const right = choices.findIndex(([x, y]) => x === here[0] - dy && y === here[1] + dx);
    const [there] = choices.splice(Math.max(right, 0), 1);
    if (choices.length === 0) ahead.delete(key(...here));
    loop.push(here);
    [dx, dy] = [there![0] - here[0], there![1] - here[1]];
    here = there!;
  } while (here[0] !== start[0] || here[1] !== start[1]);
  return loop;
}

const short = (value: number): string => String(Math.round(value * 10) / 10);
const xy = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** A loop with what every kind of coast needs: corners moved inward, and points along its sides. */
class Loop {
  readonly n: number;
  readonly heading: Point[];
  readonly inward: Point[];

  constructor(
    readonly points: Point[],
    readonly inset: number,
  ) {
    this.n = points.length;
    this.heading = points.map(([x, y], k) => {
      const next = points[(k + 1) % this.n]!;
      return [next[0] - x, next[1] - y];
    });
    this.inward = this.heading.map(([dx, dy]) => [-dy, dx]);
  }

  before = (k: number): number => (k + this.n - 1) % this.n;

  corner(k: number): Point {
    const at = k % this.n;
    const [x, y] = this.points[at]!;
    const [a, b] = [this.inward[this.before(at)]!, this.inward[at]!];
    const isStraight = a[0] === b[0] && a[1] === b[1];
    const [mx, my] = isStraight ? a : [a[0] + b[0], a[1] + b[1]];
    return [x * UNIT + mx * this.inset, y * UNIT + my * this.inset];
  }

  along(k: number, t: number, depth: number): Point {
    const [x, y] = this.points[k]!;
    const [dx, dy] = this.heading[k]!;
    const [ix, iy] = this.inward[k]!;
    return [(x + dx * t) * UNIT + ix * depth, (y + dy * t) * UNIT + iy * depth];
  }

  swing(k: number, salt: number): number {
    return wobble(...this.points[k]!, salt);
  }
}

const STEPS = [0, 1, 2, 3];

function leaves(loop: Loop): string {
  const { n, inset } = loop;
  const d = [`M${xy(loop.corner(0))}`];
  for (let k = 0; k < n; k += 1) {
    for (const step of STEPS) {
      const depth = inset + 1.5 + loop.swing(k, step);
      const end = step === 3 ? loop.corner(k + 1) : loop.along(k, (step + 1) / 4, depth);
      const bulge = loop.along(k, (step + 0.5) / 4, inset - 3.6 - 0.8 * loop.swing(k, step + 9));
      d.push(`Q${xy(bulge)} ${xy(end)}`);
    }
  }
  return `${d.join('')}Z`;
}

function thorns(loop: Loop): string {
  const { n, inset } = loop;
  const d: string[] = [];
  for (let k = 0; k < n; k += 1) {
    d.push(xy(loop.corner(k)));
    for (const step of STEPS) {
      const t = (step + 0.5 + 0.12 * loop.swing(k, step)) / 4;
      d.push(xy(loop.along(k, t, inset + 4.6 + 1.4 * loop.swing(k, step + 5))));
      if (step < 3) d.push(xy(loop.along(k, (step + 1) / 4, inset - 0.6)));
    }
  }
  return `M${d.join('L')}Z`;
}

function waves(loop: Loop): string {
  const points: Point[] = [];
  for (let k = 0; k < loop.n; k += 1) {
    for (const step of STEPS) {
      const swell = step % 2 ? 2.6 : 0.4;
      const depth = loop.inset + swell + 1.1 * loop.swing(k, step);
      points.push(loop.along(k, (step + 0.5) / 4, depth));
    }
  }
  const middle = points.map((a, k): Point => {
    const b = points[(k + 1) % points.length]!;
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  });
  const curves = points.map((p, k) => `Q${xy(p)} ${xy(middle[k]!)}`);
  return `M${xy(middle.at(-1)!)}${curves.join('')}Z`;
}

function cracks(loop: Loop): string {
  const d: string[] = [];
  for (let k = 0; k < loop.n; k += 1) {
    d.push(xy(loop.corner(k)));
    for (const t of [0.27, 0.6, 0.82]) {
      d.push(xy(loop.along(k, t, loop.inset + 1.4 + 1.8 * loop.swing(k, t))));
    }
  }
  return `M${d.join('L')}Z`;
}

/** Two teeth a side, large enough for a map of a hundred pixels. */
function teeth(loop: Loop): string {
  const d = loop.points.flatMap((_, k) => [
    xy(loop.corner(k)),
    ...[9, 3, 9].map((depth, step) => xy(loop.along(k, (step + 1) / 4, depth))),
  ]);
  return `M${d.join('L')}Z`;
}

/** Almost straight lines with barely rounded corners, as ruled by hand. */
function ruled(loop: Loop, radius = 5): string {
  const d: string[] = [];
  for (let k = 0; k < loop.n; k += 1) {
    const [x, y] = loop.corner(k);
    const [ax, ay] = loop.heading[loop.before(k)]!;
    const [bx, by] = loop.heading[k]!;
    const [ix, iy] = loop.inward[k]!;
    if (ax === bx && ay === by) {
      const swing = wobble(x, y);
      d.push(`L${xy([x + ix * swing, y + iy * swing])}`);
    } else {
      const [from, to]: [Point, Point] = [
        [x - ax * radius, y - ay * radius],
        [x + bx * radius, y + by * radius],
      ];
      d.push(`L${xy(from)}Q${xy([x, y])} ${xy(to)}`);
    }
  }
  return `M${d.join('').slice(1)}Z`;
}

const PATH_OF_STYLE: Readonly<Record<EdgeStyle, (loop: Loop) => string>> = {
  leaf: leaves,
  thorn: thorns,
  wave: waves,
  soft: waves,
  crack: cracks,
  tooth: teeth,
  round: (loop) => ruled(loop, 22),
  ruled: (loop) => ruled(loop),
};

/** SVG path data around some spaces, with the coast of a terrain. */
export function coast(spaces: Iterable<Space>, style: EdgeStyle = 'ruled', inset = 1.6): string {
  return outlines(spaces)
    .map((loop) => PATH_OF_STYLE[style](new Loop(loop, inset)))
    .join('');
}
