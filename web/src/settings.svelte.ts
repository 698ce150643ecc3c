/** What a player has chosen for this device; kept in the browser, used at once. */

export const LANGUAGES = ['en', 'uk', 'ru', 'cs', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'system' | 'paper' | 'lamplight' | 'contrast';
/** How a drawing is sent: with the button, by itself after five seconds, or as soon as it is put. */
export type Confirm = 'button' | 'timer' | 'at_once';

export interface Chosen {
  language: Language;
  theme: Theme;
  motion: 'system' | 'reduced';
  confirm: Confirm;
  keys: boolean;
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

function kept(): Partial<Chosen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Chosen>;
  } catch {
    return {};
  }
}

export const settings: Chosen = $state({
  language: usualLanguage(),
  theme: 'system',
  motion: 'system',
  confirm: 'button',
  keys: true,
  name: '',
  colour: null,
  ...kept(),
});

/** Keep every change, and show theme and motion on the page. Called once by the app. */
export function watchSettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A private window may keep nothing; the choice holds until it is closed.
    }
    const root = document.documentElement;
    if (settings.theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = settings.theme;
    root.dataset['motion'] = settings.motion;
    root.lang = settings.language;
  });
}
