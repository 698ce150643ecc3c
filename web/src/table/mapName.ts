import { say } from '../platform/speech/speech.svelte';

/** What a map sheet is called; one that somebody has made has its notation, and no name. */
export const mapName = (sheet: string): string =>
  say(`map-${sheet.startsWith('own') ? 'own' : sheet}`);
