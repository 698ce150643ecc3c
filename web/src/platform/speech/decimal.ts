/** Numbers with a decimal. */
import { settings } from '../settings.svelte';

/** Rounded as it is shown, so that the word beside it has the right form. */
export const tenths = (value: number): number => Math.round(value * 10) / 10;

/** A number with at most one decimal, as the language writes it, with a true minus sign. */
export const decimal = (value: number): string =>
  new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 })
    .format(value)
    .replace('-', '−');

/** The same with a plus sign. */
export const signedDecimal = (value: number): string =>
  `${tenths(value) > 0 ? '+' : ''}${decimal(tenths(value))}`;
