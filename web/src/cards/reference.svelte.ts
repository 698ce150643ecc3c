/** The card reference as the server tells it, and the sentences of its examples: fetched once. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import sentences from 'virtual:catalogues/examples';
import { ask } from '../protocol/api';
import type { CardEntry, CardReference } from '../protocol/schema';
import { settings, type Language } from '../settings.svelte';

class Reference {
  #cards: readonly CardEntry[] | null = $state.raw(null);
  #sentences: { language: Language; bundle: FluentBundle } | null = $state.raw(null);
  hasFailed = $state(false);

  /** Every card; null until they and their sentences are there. */
  get cards(): readonly CardEntry[] | null {
    return this.#sentences?.language === settings.language ? this.#cards : null;
  }

  card(id: string): CardEntry | null {
    return this.cards?.find((card) => card.id === id) ?? null;
  }

  /** The sentence of an example. */
  title(id: string): string {
    const value = this.#sentences?.bundle.getMessage(id)?.value;
    return value ? this.#sentences!.bundle.formatPattern(value) : id; // a test looks for ids
  }

  /** Fetch what is not there yet, in the language of the page. */
  async open(): Promise<void> {
    this.hasFailed = false;
    const language = settings.language;
    try {
      const [text, cards] = await Promise.all([
        sentences[language]!(),
        this.#cards ?? ask<CardReference>('GET', '/api/cards').then((told) => told.cards),
      ]);
      if (language !== settings.language) return; // another was chosen meanwhile, and is fetched
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(text.default));
      this.#cards = cards;
      this.#sentences = { language, bundle };
    } catch {
      this.hasFailed = true;
    }
  }
}

export const reference = new Reference();

/** Have it fetched by whatever shows it, and again in another language. */
export function useReference(): void {
  $effect(() => {
    void settings.language;
    void reference.open();
  });
}
