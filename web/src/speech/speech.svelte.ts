/** Every sentence, by id, from the same Fluent catalogues that the server and the terminal use. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import catalogues from 'virtual:catalogues';
import { settings, type Language } from '../settings.svelte';

type Parameters = Record<string, string | number>;

class Speech {
  #bundle: FluentBundle | null = $state.raw(null);
  /** The language chosen last: an earlier one that comes late is not taken. */
  #wanted: Language | null = null;

  get isReady(): boolean {
    return this.#bundle !== null;
  }

  async learn(language: Language): Promise<void> {
    if (language === this.#wanted) return;
    this.#wanted = language;
    const text = (await catalogues[language]!()).default;
    if (language !== this.#wanted) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    document.documentElement.lang = language; // not before its words are there
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  /** The sentence of this id; `message.attribute` names an attribute. */
  say = (id: string, parameters: Parameters = {}): string => {
    const pattern = this.#pattern(id);
    if (pattern === null) return id; // a test looks for ids on the screen
    return this.#bundle!.formatPattern(pattern, parameters);
  };

  #pattern(id: string) {
    const [name, attribute] = id.split('.') as [string, string | undefined];
    const message = this.#bundle?.getMessage(name);
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
  }
}

export const speech = new Speech();
export const say = speech.say;

/** Learn the chosen language, and again whenever another is chosen. Called once by the app. */
export function watchLanguage(): void {
  $effect(() => {
    void speech.learn(settings.language);
  });
}
