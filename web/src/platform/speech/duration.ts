/** Durations in words; the browser's `Intl` has the words of each language. */
import { settings } from '../settings.svelte';

const UNITS = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
  ['second', 1],
] as const;

type Unit = (typeof UNITS)[number][0];
type Display = 'long' | 'short';

const number = (unit: Unit, value: number, unitDisplay: Display): string =>
  new Intl.NumberFormat(settings.language, { style: 'unit', unit, unitDisplay }).format(value);

/** A duration in its two largest units: "1 minute, 42 seconds", "2 days, 4 hours". */
export function duration(seconds: number, display: Display = 'long'): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const first = UNITS.findIndex(([, length]) => whole >= length);
  const parts: string[] = [];
  let rest = whole;
  for (const [unit, length] of UNITS.slice(first, first + 2)) {
    const value = Math.floor(rest / length);
    rest -= value * length;
    if (value > 0) parts.push(number(unit, value, display));
  }
  if (first < 0) parts.push(number('second', 0, display));
  const style = display === 'long' ? 'long' : 'narrow';
  return new Intl.ListFormat(settings.language, { type: 'unit', style }).format(parts);
}

/** A duration as a clock shows it: `1:42` below an hour, hours and days above. */
export function dial(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 60 * 60) return duration(whole, 'short');
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
