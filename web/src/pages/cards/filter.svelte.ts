/** The filter of the card list; it stays while the user visits a card and returns. */
import type { CardEntry } from '../../platform/protocol/schema';
import { KINDS, plain, searchText, type Box, type Kind } from '../../ui/cards/cardText';

class CardFilter {
  words = $state('');
  kind: Kind | '' = $state('');
  box: Box | '' = $state('');

  get isActive(): boolean {
    return this.words.trim() !== '' || this.kind !== '' || this.box !== '';
  }

  clear(): void {
    [this.words, this.kind, this.box] = ['', '', ''];
  }

  /** The matching cards, sorted by kind. */
  apply(cards: readonly CardEntry[]): CardEntry[] {
    const words = plain(this.words).split(/\s+/).filter(Boolean);
    const found = cards.filter((card) => {
      if (this.kind !== '' && card.kind !== this.kind) return false;
      if (this.box !== '' && !card.boxes.includes(this.box)) return false;
      if (words.length === 0) return true;
      const text = searchText(card);
      return words.every((word) => text.includes(word));
    });
    return found.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
  }
}

export const cardFilter = new CardFilter();
