/** Texts by id, from the Fluent catalogues shared with the server and the terminal. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import catalogues from 'virtual:catalogues';
import { settings, type Language } from '../settings.svelte';

type Parameters = Record<string, string | number>;

const FONT_WAIT_MS = 150; // after the texts have come

class Speech {
  #bundle: FluentBundle | null = $state.raw(null);
  /** The language requested last: a catalogue that arrives late for another one is dropped. */
  #wanted: Language | null = null;

  get isReady(): boolean {
    return this.#bundle !== null;
  }

  async learn(language: Language): Promise<void> {
    if (language === this.#wanted) return;
    this.#wanted = language;
    const fonts = loadFonts(language);
    const text = (await catalogues[language]!()).default;
    // Either all of the page is set in our fonts or nothing: no word changes its face or width later.
    const isInTime = await Promise.race([fonts, wait(FONT_WAIT_MS)]);
    document.documentElement.classList.toggle('fonts-late', !isInTime);
    if (language !== this.#wanted) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    document.documentElement.lang = language; // only once its texts are there
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
