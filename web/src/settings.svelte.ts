/** What a player has chosen for this device; kept in the browser, used at once. */
import { load, save } from './storage';

export const LANGUAGES = ['en', 'uk', 'ru', 'cs', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'system' | 'paper' | 'lamplight' | 'contrast';
/** How a drawing is sent: with the button, by itself after five seconds, or as soon as it is put. */
export type Confirm = 'button' | 'timer' | 'at_once';

export type Hand = 'right' | 'left';

export interface Chosen {
  language: Language;
  theme: Theme;
  motion: 'system' | 'reduced';
  confirm: Confirm;
  keys: boolean;
  hand: Hand;
  sounds: boolean;
  /** How loud, from 0 to 100. */
  volume: number;
  captions: boolean;
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
  sounds: false, // a page that begins to sound by itself is no guest anybody likes
  volume: 40,
  captions: false,
  name: '',
  colour: null,
  ...load<Partial<Chosen>>(KEY),
});

/** Keep every change, and show theme and motion on the page. Called once by the app. */
export function watchSettings(): void {
  $effect(() => {
    save(KEY, settings);
    const root = document.documentElement;
    if (settings.theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = settings.theme;
    root.dataset['motion'] = settings.motion;
    root.dataset['hand'] = settings.hand;
    dye(settings.theme);
  });
  // What was chosen on another page of ours holds here, too.
  addEventListener('storage', (event) => {
    if (event.key === KEY) Object.assign(settings, load(KEY));
  });
}

/** The bar of the browser, too: each is for one wish of the system, or for the theme chosen here. */
function dye(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const usual = meta.media.includes('dark') ? '#17110b' : '#e6d9bd';
    const desk = getComputedStyle(document.documentElement).getPropertyValue('--desk').trim();
    meta.content = theme === 'system' || desk === '' ? usual : desk;
  }
}
