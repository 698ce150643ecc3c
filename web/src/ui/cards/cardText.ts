/** Texts of a card, and the text by which it is found. */
import type { CardEntry, CardInfo } from '../../platform/protocol/schema';
import { say } from '../../platform/speech/speech.svelte';
import { edict } from '../../platform/speech/tableText';

export type Kind = CardEntry['kind'];
export type Box = CardEntry['boxes'][number];

/** In the order of the list. */
export const KINDS: readonly Kind[] = [
  'scoring',
  'explore',
  'ruins',
  'ambush',
  'hero',
  'skill',
  'season',
  'edict',
];
export const BOXES: readonly Box[] = ['base', 'heroes', 'skills', 'add_on'];

export const nameOf = (card: CardEntry): string =>
  card.kind === 'edict' ? say('web-cards-edict', { letter: say(card.name) }) : say(card.name);

export const boxesOf = (card: CardEntry): string[] =>
  card.boxes.map((box) => say(`web-cards-box-${box}`));

export function ruleOf(card: CardEntry): string {
  if (card.rule) return say(card.rule);
  if (card.kind === 'edict') return say(`web-cards-rule-${card.name}`);
  if (card.kind === 'season') {
    const [first = '', second = ''] = card.edicts.map(edict);
    return say('web-cards-rule-season', { first, second });
  }
  return say(card.printed?.coin ? 'web-cards-rule-coin' : 'web-cards-rule-choice');
}

/** What a card lets one draw: each shape in each of its terrains; the first shape may carry a coin. */
export function printedTiles({ kind, shapes = [], terrains = [], coin }: Partial<CardInfo>) {
  const kinds = kind === 'hero' ? ['hero'] : terrains;
  return kinds.flatMap((terrain) =>
    shapes.map((picture, place) => ({
      picture,
      terrain,
      coin: kind !== 'hero' && place === 0 && coin === true,
    })),
  );
}

/** Text normalized for searching: lower case, without accents. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('’', "'");

/** All texts by which a card can be found, normalized. */
export function searchText(card: CardEntry): string {
  const terrains = (card.printed?.terrains ?? []).map((terrain) => say(`terrain-${terrain}`));
  const category = card.printed?.category ? say(`category-${card.printed.category}`) : '';
  const power = card.power ? say(card.power) : '';
  return plain(
    [nameOf(card), ruleOf(card), power, category, ...terrains, ...boxesOf(card)].join(' '),
  );
}
