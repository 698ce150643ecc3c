/** The scoring cards of the box, by category. */
import type { BoxInfo } from './schema';

export function categoriesOf(box: BoxInfo): string[] {
  const found = Object.values(box.cards).map((card) => card.category);
  return [...new Set(found)].filter((category) => category != null);
}

/** The cards of a category, of one of the boxes or of all. */
export const scoringCards = (box: BoxInfo, category: string, from?: string): string[] =>
  Object.keys(box.cards).filter((id) => {
    const card = box.cards[id]!;
    return card.category === category && (from === undefined || card.box === from);
  });

/** The first card of each category. */
export const firstEdicts = (box: BoxInfo): string[] =>
  categoriesOf(box).map((category) => scoringCards(box, category)[0]!);
