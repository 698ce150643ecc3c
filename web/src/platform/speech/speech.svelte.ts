/** Texts by id, from the Fluent catalogues shared with the server and the terminal. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import catalogues from 'virtual:catalogues';
import { settings, type Language } from '../settings.svelte';

type Parameters = Record<string, string | number>;
type Catalogues = typeof catalogues;

const FONT_WAIT_MS = 150; // after the texts have come

class Speech {
  #bundle: FluentBundle | null = $state.raw(null);
  /** The language requested last: a catalogue that arrives late for another one is dropped. */
  #wanted: Language | null = null;
  #learning: Promise<void> = Promise.resolve();
  /** Catalogues beside the first one, loaded with each language from their first use on. */
  readonly #added = new Map<Catalogues, Promise<void>>();

  get isReady(): boolean {
    return this.#bundle !== null;
  }

  learn(language: Language): Promise<void> {
    if (language !== this.#wanted) this.#learning = this.#load(language);
    return this.#learning;
  }

  async #load(language: Language): Promise<void> {
    this.#wanted = language;
    const asked = performance.now();
    const all = [catalogues, ...this.#added.keys()];
    const texts = await Promise.all(all.map((one) => one[language]!()));
    const isSlow = performance.now() - asked > FONT_WAIT_MS;
    // The fonts come after the texts, and a slow connection is not waited for. Either all of the page
    // is set in our fonts or nothing: no word changes its face or width later.
    const fonts = loadFonts(language);
    const isInTime = !isSlow && (await Promise.race([fonts, wait(FONT_WAIT_MS)]));
    document.documentElement.classList.toggle('fonts-late', !isInTime);
    if (language !== this.#wanted) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text.default));
    this.#bundle = bundle;
    document.documentElement.lang = language; // only once its texts are there
  }

  /** Load a catalogue that the first page does without; once it is there, its texts can be said. */
  add(catalogue: Catalogues): Promise<void> {
    const loading = this.#added.get(catalogue) ?? this.#include(catalogue);
    this.#added.set(catalogue, loading); // from now on `learn` loads it with each language
    return loading;
  }

  /** What has sentences of its own, such as a page, once they are there. */
  async prepare<Part>(part: Part, ...catalogues: Catalogues[]): Promise<Awaited<Part>> {
    const [found] = await Promise.all([part, ...catalogues.map((one) => this.add(one))]);
    return found;
  }

  async #include(catalogue: Catalogues): Promise<void> {
    const learning = this.#learning;
    try {
      await learning;
      if (learning === this.#learning) {
        const bundle = this.#bundle!;
        const text = await catalogue[this.#wanted!]!();
        bundle.addResource(new FluentResource(text.default));
      }
      await this.#learning; // of a language that was chosen meanwhile
    } catch (failure) {
      this.#added.delete(catalogue); // to be tried again
      throw failure;
    }
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  /** The text of this id; `message.attribute` names an attribute. A missing id is returned as it is. */
  say = (id: string, parameters: Parameters = {}): string => {
    const pattern = this.#pattern(id);
    if (pattern === null) return id; // tests look for ids on the screen
    // Numbers are written with a hyphen; below zero our languages use the minus sign.
    return this.#bundle!.formatPattern(pattern, parameters).replace(/(?<![\p{L}\d])-(?=\d)/gu, '−');
  };

  #pattern(id: string) {
    const [name, attribute] = id.split('.') as [string, string | undefined];
    const message = this.#bundle?.getMessage(name);
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
  }
}

/** Fetch the letters of a language beside its texts; true once they are there. */
async function loadFonts(language: Language): Promise<boolean> {
  const letters = { en: 'a', uk: 'aя', ru: 'aя', cs: 'aě', pl: 'aę' }[language];
  const faces = ['400 1em Commissioner', '700 1em Brygada'];
  const found = await Promise.all(faces.map((face) => document.fonts.load(face, letters))).catch(
    () => null,
  );
  return found !== null;
}

const wait = (ms: number): Promise<false> =>
  new Promise((resolve) => setTimeout(resolve, ms, false));

export const speech = new Speech();
export const say = speech.say;

/** Load the chosen language, and again whenever another is chosen. Called once by the app. */
export function watchLanguage(): void {
  $effect(() => {
    void speech.learn(settings.language);
  });
}
