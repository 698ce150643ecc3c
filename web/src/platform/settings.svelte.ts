/** The settings of this device, stored in the browser and applied at once. */
import { MediaQuery } from 'svelte/reactivity';
import { load, save, watchPerson } from './storage';

export const LANGUAGES = ['en', 'uk', 'ru', 'cs', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'system' | 'paper' | 'lamplight' | 'contrast';
/** How a drawing is sent: by button, after a countdown of five seconds, or as soon as it is placed. */
export type Confirm = 'button' | 'timer' | 'at_once';

export type Hand = 'right' | 'left';
/** Reduced is called calm on the screen; the player's choice counts before the system's. */
export type Motion = 'system' | 'full' | 'reduced';

export interface Chosen {
  language: Language;
  theme: Theme;
  motion: Motion;
  confirm: Confirm;
  keys: boolean;
  hand: Hand;
  sounds: boolean;
  /** From 0 to 100. */
  volume: number;
  captions: boolean;
  /** Vibrate, on devices that can. */
  touch: boolean;
  /** Whether sounds are wanted was asked once, or they were switched in the settings. */
  soundsAsked: boolean;
  name: string;
  colour: string | null;
}

const KEY = 'inkland.settings';

function usualLanguage(): Language {
  for (const wanted of navigator.languages) {
    const code = wanted.slice(0, 2).toLowerCase();
    if ((LANGUAGES as readonly string[]).includes(code)) return code as Language;
  }
  return 'en';
}

export const settings: Chosen = $state({
  language: usualLanguage(),
  theme: 'system',
  motion: 'system',
  confirm: 'button',
  keys: true,
  hand: 'right',
  sounds: false, // nobody expects a page to make sounds unasked
  volume: 40,
  captions: false,
  touch: false,
  soundsAsked: false,
  name: '',
  colour: null,
  ...load<Partial<Chosen>>(KEY),
});

const moreContrast = new MediaQuery('prefers-contrast: more');
const lessMotion = new MediaQuery('prefers-reduced-motion: reduce');

/** Store every change, and apply theme, motion and hand to the page. Called once by the app. */
export function watchSettings(): void {
  $effect(() => {
    save(KEY, settings);
    const root = document.documentElement;
    // A system that asks for more contrast gets it, unless a theme is chosen.
    const theme = settings.theme === 'system' && moreContrast.current ? 'contrast' : settings.theme;
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
    const isCalm =
      settings.motion === 'reduced' || (settings.motion === 'system' && lessMotion.current);
    root.toggleAttribute('data-calm', isCalm);
    root.dataset['hand'] = settings.hand;
    dye(theme);
  });
  // Take over what was changed in another tab.
  addEventListener('storage', (event) => {
    if (event.key === KEY) Object.assign(settings, load(KEY));
  });
  watchPerson();
}

/** Colour the browser's own bar: by the system's light or dark scheme, or by the chosen theme. */
function dye(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const usual = meta.media.includes('dark') ? '#17110b' : '#e6d9bd';
    const desk = getComputedStyle(document.documentElement).getPropertyValue('--desk').trim();
    meta.content = theme === 'system' || desk === '' ? usual : desk;
  }
}
