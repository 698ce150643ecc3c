/** The scoring cards of the box, by category. */
import type { BoxInfo } from '../protocol/schema';

export function categoriesOf(box: BoxInfo): string[] {
  const found = Object.values(box.cards).map((card) => card.category);
  return [...new Set(found)].filter((category) => category != null);
}

export const cardsOf = (box: BoxInfo, category: string): string[] =>
  Object.keys(box.cards).filter((id) => box.cards[id]!.category === category);

/** One card for each edict, to begin with. */
export const firstEdicts = (box: BoxInfo): string[] =>
  categoriesOf(box).map((category) => cardsOf(box, category)[0]!);
