import type { Language } from '../settings.svelte';

/** Each language by its own name, so that its speakers find it. */
export const NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  uk: 'Українська',
  ru: 'Русский',
  cs: 'Čeština',
  pl: 'Polski',
};
