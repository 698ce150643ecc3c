/** The time of day, as the reader writes it. */
import { settings } from '../settings.svelte';

export const clockTime = (moment: Date | number): string =>
  new Intl.DateTimeFormat(settings.language, { hour: 'numeric', minute: '2-digit' }).format(moment);
