/** The options of the hand: each shape in each terrain, a hero, a space to destroy. */
import type { CardInfo, Spots } from '../../platform/protocol/schema';
import { spacesOf } from '../../platform/protocol/spaces';
import {
  canonicalText,
  pictureOf,
  readPicture,
  pictureText,
  type Picture,
} from '../../ui/sheet/shapes';

export interface Option {
  /** Stable over reloads. */
  id: string;
  type: 'shape' | 'hero' | 'target';
  /** The terrain it is drawn in, or another kind of space. */
  kind: string;
  picture: Picture;
  /** The same text for every shape that is this one turned or flipped. */
  shape: string;
  coin: boolean;
  /** It fits somewhere, in some orientation. */
  isPossible: boolean;
}

export interface OptionList {
  options: Option[];
  /** Shapes may reach over the edge of the map. */
  isLoose: boolean;
}

interface Group {
  picture: Picture;
  terrains: Set<string>;
  coin: boolean;
}

/** The printed cards: the revealed one, and the skill if one is used. */
interface Printed {
  card: Partial<CardInfo>;
  skill: Partial<CardInfo> | null;
  /** The main drawing: a shape of the card is shown even if it fits nowhere. */
  isMain: boolean;
}

/** Groups the orientations of each shape. */
function groupByShape(spots: Spots): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const { shape, terrains, coin } of spots.spots) {
    const picture = pictureOf(spacesOf(shape));
    const key = canonicalText(picture);
    const group = groups.get(key) ?? { picture, terrains: new Set<string>(), coin: false };
    for (const terrain of terrains) group.terrains.add(terrain);
    group.coin ||= coin;
    groups.set(key, group);
  }
  return groups;
}

function shapeOptions(group: Group, isPossible: boolean): Option[] {
  const { picture, terrains, coin } = group;
  const drawn = pictureText(picture);
  const shape = canonicalText(picture);
  return [...terrains].map((kind) => ({
    id: `${kind} ${drawn}`,
    type: 'shape',
    kind,
    picture,
    shape,
    coin,
    isPossible,
  }));
}

function shapes(spots: Spots, { card, skill, isMain }: Printed): OptionList {
  const groups = groupByShape(spots);
  const printed = skill?.shapes?.length ? skill.shapes : (card.shapes ?? []);
  if (spots.fallback) {
    return { options: [...groups.values()].flatMap((g) => shapeOptions(g, true)), isLoose: false };
  }
  const pictures = card.kind === 'hero' && !skill ? [] : printed.map(readPicture);
  const known = new Set(pictures.map(canonicalText));
  const isLoose = skill !== null && known.size > 0 && [...groups.keys()].some((k) => !known.has(k));
  const every = new Set([...groups.values()].flatMap(({ terrains }) => [...terrains]));
  const options = pictures.flatMap((picture, number) => {
    const group = groups.get(canonicalText(picture));
    if (group) return shapeOptions({ ...group, picture }, true);
    if (isLoose) return shapeOptions({ picture, terrains: every, coin: false }, true);
    const terrains = new Set<string>(card.terrains ?? []);
    const coin = number === 0 && card.coin === true;
    return isMain && groups.size > 0 ? shapeOptions({ picture, terrains, coin }, false) : [];
  });
  const others = isLoose ? [] : [...groups].filter(([key]) => !known.has(key));
  return { options: [...options, ...others.flatMap(([, g]) => shapeOptions(g, true))], isLoose };
}

const SINGLE = readPicture('o');

export function optionsOf(spots: Spots, printed: Printed): OptionList {
  const offered = shapes(spots, printed);
  if (spots.heroes.length > 0) {
    const picture = readPicture(printed.card.shapes?.[0] ?? 'H');
    const hero = { id: 'hero', type: 'hero', kind: 'hero', picture, shape: 'hero' } as const;
    offered.options.push({ ...hero, coin: false, isPossible: true });
    offered.isLoose = true; // marks may run off the map
  }
  if (spots.others.some(({ type }) => type === 'target')) {
    const target = { id: 'target', type: 'target', kind: 'destroyed', picture: SINGLE } as const;
    offered.options.push({ ...target, shape: 'target', coin: false, isPossible: true });
  }
  return offered;
}
