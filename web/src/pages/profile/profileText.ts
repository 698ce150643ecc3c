/** Texts and figures of the page of a player. */
import type { DrawingTimes, Figures, LastGame } from '../../platform/protocol/schema';
import { settings } from '../../platform/settings.svelte';
import { duration } from '../../platform/speech/duration';
import { decimal, tenths } from '../../platform/speech/decimal';
import { minus } from '../../platform/speech/format';
import { say } from '../../platform/speech/speech.svelte';

export const presetName = (preset: string): string => say(`preset-${preset.replace('+', '-')}`);

/** The stars of a game, averaged over all presets; null without games. */
export function meanStars({ games, presets }: Figures): number | null {
  const stars = presets.reduce((sum, one) => sum + one.mean_stars * one.games, 0);
  return games === 0 ? null : stars / games;
}

/** What a game is called: its title, or what was played. */
export const gameName = (game: LastGame): string => game.title || presetName(game.preset);

/** "place 2 of 4", or the rating of a game alone. */
export const outcomeText = ({ seats, place, rating }: LastGame): string =>
  seats > 1 || rating == null
    ? say('web-profile-place', { place, of: seats })
    : say('web-profile-solo', { rating: minus(rating) });

export const dayText = (when: string): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium' }).format(new Date(when));

export const monthText = (when: string): string =>
  new Intl.DateTimeFormat(settings.language, { month: 'long', year: 'numeric' }).format(
    new Date(when),
  );

export const starsText = (stars: number): string =>
  say('web-profile-stars', { count: tenths(stars), stars: decimal(stars) });

/** The bound of a group of drawings in words. */
export const boundText = ({ up_to: upTo }: DrawingTimes): string =>
  upTo == null
    ? say('web-profile-time-longer')
    : say('web-profile-time-up-to', { time: duration(upTo, 'short') });

/** The first letter of somebody's name. */
export const initialOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? '';
