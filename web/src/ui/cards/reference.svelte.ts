/** The card reference from the server, and the texts of its examples: loaded once. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import sentences from 'virtual:catalogues/examples';
import { ask } from '../../platform/protocol/api';
import type { CardEntry, CardReference } from '../../platform/protocol/schema';
import { settings, type Language } from '../../platform/settings.svelte';

class Reference {
  #cards: readonly CardEntry[] | null = $state.raw(null);
  #sentences: { language: Language; bundle: FluentBundle } | null = $state.raw(null);
  hasFailed = $state(false);

  /** Every card; null until cards and texts are loaded. */
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

  /** Load what is missing, in the language of the page. */
  async open(): Promise<void> {
    this.hasFailed = false;
    const language = settings.language;
    try {
      const [text, cards] = await Promise.all([
        sentences[language]!(),
        this.#cards ?? ask<CardReference>('GET', '/api/cards').then((told) => told.cards),
      ]);
      if (language !== settings.language) return; // another language was chosen meanwhile
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

/** Load the reference for a component, and again when the language changes. */
export function useReference(): void {
  $effect(() => {
    void settings.language;
    void reference.open();
  });
}
