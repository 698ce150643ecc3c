/** What may be drawn next and what it would change, decoded from `spots` and `effects`. */
import type { Effects, HeroSpots, ShapeSpots, Spots } from './schema';
import { spacesOf } from './spaces';

export type Element = Spots['begun'][number];
export type Figures = Effects['before'];

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUE = new Map([...SIGNS].map((sign, value) => [sign, value]));

/** A text that identifies an element; elements are compared by it. */
export function nameOf(element: Element): string {
  switch (element.type) {
    case 'placement':
      return `${element.terrain} ${element.spaces}`;
    case 'hero_placement':
      return `hero ${element.space} ${element.marks}`;
    case 'skill_use':
      return `skill ${element.skill}`;
    case 'target':
      return `target ${element.space}`;
    case 'pass':
      return 'pass';
  }
}

const shifted = (hex: string, by: number): string =>
  (BigInt(`0x${hex}`) << BigInt(by)).toString(16);

function* placements(group: ShapeSpots): Generator<Element> {
  for (const anchor of spacesOf(group.anchors)) {
    const spaces = shifted(group.shape, anchor);
    for (const terrain of group.terrains) yield { type: 'placement', terrain, spaces };
  }
}

function* heroes(group: HeroSpots): Generator<Element> {
  const spaces = spacesOf(group.spaces);
  for (const space of spaces) {
    const marks = shifted(group.marks, space - spaces[0]!);
    yield { type: 'hero_placement', space: shifted('1', space), marks };
  }
}

/** Each element that may come next, in the order of the index of the effects. */
function* elements(spots: Spots): Generator<Element> {
  for (const group of spots.spots) yield* placements(group);
  for (const group of spots.heroes) yield* heroes(group);
  yield* spots.others;
}

/** Decode numbers of `width` base64 digits each. */
function unpack(text: string, width: number): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < text.length; at += width) {
    let number = 0;
    for (let k = 0; k < width; k += 1) number = number * SIGNS.length + VALUE.get(text[at + k]!)!;
    numbers.push(number);
  }
  return numbers;
}

/** Everything that may come next, by name. */
export function elementsByName(spots: Spots): Map<string, Element> {
  return new Map([...elements(spots)].map((element) => [nameOf(element), element]));
}

/** The gain of each element that may come next, by name; null if the drawing is not complete with it. */
export function gains(spots: Spots, effects: Effects): Map<string, Figures | null> {
  const numbers = unpack(effects.index, effects.width);
  const found = new Map<string, Figures | null>();
  let at = 0;
  for (const element of elements(spots)) {
    found.set(nameOf(element), effects.gains[numbers[at]!] ?? null);
    at += 1;
  }
  return found;
}
