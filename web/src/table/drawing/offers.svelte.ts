/** What the server offers for the drawing begun. No rule is computed here. */
import {
  elementsByName,
  gains,
  nameOf,
  type Element,
  type Figures,
} from '../../platform/protocol/offers';
import { box } from '../box.svelte';
import type { Drawing } from '../game.svelte';
import { optionsOf, type Option, type OptionList } from './options';
import { SketchBook } from './sketchBook.svelte';
import type { DrawnGame } from './types';

export class Offers {
  protected readonly book: SketchBook;

  constructor(readonly game: DrawnGame) {
    this.book = new SketchBook(game.id);
  }

  // Parts of the sketch as values of their own, so that a moving ghost does not recompute the offers.
  readonly begun = $derived.by(() => this.book.now.begun as Drawing);
  #chosen = $derived.by(() => this.book.now.option);

  protected spots = $derived.by(() => this.game.spots(this.begun));
  protected elements = $derived(
    this.spots ? elementsByName(this.spots) : new Map<string, Element>(),
  );
  #gains = $derived.by(() => this.gainsAfter(this.begun));
  #offered: OptionList = $derived.by(() => {
    if (this.spots === null || box.info === null) return { options: [], isLoose: false };
    const begun = this.begun;
    const last = begun.at(-1);
    return optionsOf(this.spots, {
      card: box.card(this.game.view?.card ?? null),
      skill: last?.type === 'skill_use' ? box.card(last.skill) : null,
      isMain: begun.length === 0 || (begun.length === 1 && last?.type === 'skill_use'),
    });
  });

  get options(): readonly Option[] {
    return this.#offered.options;
  }

  /** Whether shapes may lie partly off the map. */
  protected get isLoose(): boolean {
    return this.#offered.isLoose;
  }

  /** The chosen option: the first that fits until another is chosen. */
  readonly option: Option | null = $derived.by(() => {
    const chosen = this.options.find(({ id }) => id === this.#chosen);
    return chosen?.isPossible
      ? chosen
      : (this.options.find(({ isPossible }) => isPossible) ?? null);
  });

  /** The skill that this drawing uses. */
  get skill(): string | null {
    const found = this.begun.find(({ type }) => type === 'skill_use');
    return found?.type === 'skill_use' ? found.skill : null;
  }

  get isReady(): boolean {
    return this.spots !== null;
  }

  get isFallback(): boolean {
    return this.spots?.fallback === true;
  }

  get canPass(): boolean {
    return this.game.isAsked && this.elements.has('pass');
  }

  /** The seat whose sheet is drawn on. */
  get owner(): number | null {
    return this.spots?.owner ?? this.game.owner ?? this.game.you;
  }

  protected isOffered(element: Element | null): boolean {
    return element !== null && this.elements.has(nameOf(element));
  }

  /** What this element brings after the drawing begun. */
  protected gainOf(element: Element): Figures | null {
    return this.#gains?.get(nameOf(element)) ?? null;
  }

  /** What each element brings that may follow these. */
  protected gainsAfter(begun: Drawing): ReadonlyMap<string, Figures | null> | null {
    const [spots, effects] = [this.game.spots(begun), this.game.effects(begun)];
    return spots && effects ? gains(spots, effects) : null;
  }
}
