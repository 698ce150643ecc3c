/** Reads the drawing notation: what each space of a map shows. */
import { spaceOfLabel, SIDE, spaceAt, type Space } from '../../platform/protocol/spaces';

export interface Ground {
  kind: string;
  isOnRuins: boolean;
}

export interface Land {
  /** Spaces that show something; empty ones are absent. */
  ground: ReadonlyMap<Space, Ground>;
  marks: ReadonlySet<Space>;
}

const KINDS: Readonly<Record<string, string>> = {
  F: 'forest',
  V: 'village',
  C: 'farm',
  W: 'water',
  B: 'farm_and_village',
  X: 'monster',
  D: 'dragon',
  Z: 'zombie',
  T: 'troll',
  G: 'gorgon',
  H: 'hero',
  '^': 'mountain',
  '#': 'wasteland',
  '*': 'destroyed',
  '%': 'destroyed',
  r: 'ruins',
};

/** Names of the signs where they differ from the kind. */
const SIGNS: Readonly<Record<string, string>> = { farm_and_village: 'hybrid' };

export const signOf = (kind: string): string => SIGNS[kind] ?? kind;

/** `..FF/.r. !C4` and so on; the terrains have the ids of the rules. */
export function readSheet(notation: string): Land {
  const [drawing = '', marked = ''] = notation.split('!');
  const ground = new Map<Space, Ground>();
  drawing
    .replace(/\s/g, '')
    .split('/')
    .forEach((line, row) => {
      [...line].forEach((mark, column) => {
        const kind = KINDS[mark] ?? KINDS[mark.toUpperCase()];
        if (kind === undefined || row >= SIDE || column >= SIDE) return;
        const isOnRuins = mark === '%' || (mark !== 'r' && /[a-z]/.test(mark));
        ground.set(spaceAt(row, column), { kind, isOnRuins });
      });
    });
  const marks = marked.split(/\s+/).map(spaceOfLabel);
  return { ground, marks: new Set(marks.filter((space) => space !== null)) };
}

/** The mountains without an empty space at a side: their coin has been taken. */
export function closedMountains(land: Land): Space[] {
  const isOpen = (space: Space): boolean => {
    const kind = land.ground.get(space)?.kind;
    return kind === undefined || kind === 'ruins';
  };
  return [...land.ground].flatMap(([space, { kind }]) =>
    kind === 'mountain' && !sidesOf(space).some(isOpen) ? [space] : [],
  );
}

/** The spaces beside this one, as far as the map goes. */
export function sidesOf(space: Space): Space[] {
  const column = space % SIDE;
  return [
    ...(space >= SIDE ? [space - SIDE] : []),
    ...(space < SIDE * (SIDE - 1) ? [space + SIDE] : []),
    ...(column > 0 ? [space - 1] : []),
    ...(column < SIDE - 1 ? [space + 1] : []),
  ];
}
