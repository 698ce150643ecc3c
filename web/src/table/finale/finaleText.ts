/** The sentences of the finale. */
import { minus, joinNames } from '../../platform/speech/format';
import { say } from '../../platform/speech/speech.svelte';
import type { Game } from '../game.svelte';
import { titleId } from '../../platform/speech/tableText';
import { leaders, margin, winners, type Bar, type Remark } from './figures';

/** "Count stars" with a true minus sign. */
export const starsText = (stars: number): string =>
  say('web-finale-stars', { count: Math.abs(stars), stars: minus(stars) });

/** Who has won; in solo the title. All who share a win are named, whoever reads it. */
export function headline(game: Game): string {
  const ending = game.view!.ending!;
  if (ending.title != null) return say(titleId(ending.title));
  const won = winners(ending.standing);
  const others = won.filter((line) => line.seat !== game.you).map(({ seat }) => game.nameOf(seat));
  const who = joinNames(others);
  const isOwn = others.length < won.length;
  if (isOwn && others.length > 0) return say('web-finale-you-share', { who });
  if (others.length > 1) return say('web-finale-share', { who });
  const by = margin(ending.standing);
  if (isOwn) return by > 0 ? say('web-finale-you-by', { count: by }) : say('web-end-you-win');
  return by > 0 ? say('web-finale-by', { who, count: by }) : say('web-end-wins', { who });
}

/** A seat's result in one line: its place unless it is alone, and its stars. */
export function resultText(game: Game, seat: number): string {
  const { standing, rating } = game.view!.ending!;
  const line = standing.find((one) => one.seat === seat)!;
  const stars = starsText(line.stars);
  if (standing.length === 1) {
    const sign = rating == null || rating < 0 ? '' : '+';
    return rating == null ? stars : say('web-finale-solo', { stars, rating: sign + minus(rating) });
  }
  return say('web-finale-place', { place: line.place, of: standing.length, stars });
}

/** What is said while the seasons are counted. */
export function countText(game: Game, bars: readonly Bar[], step: number, names: string[]): string {
  if (step === 0) return say('web-finale-begins');
  const season = say(`season-${names[step - 1]}`);
  if (bars.length === 1)
    return say('web-finale-sum', { season, stars: starsText(bars[0]!.sums[step]!) });
  if (step === names.length) return say('web-finale-last', { season });
  const { seats, by } = leaders(bars, step);
  const who = joinNames(seats.map((seat) => game.nameOf(seat)));
  return seats.length > 1
    ? say('web-finale-level', { season, who })
    : say('web-finale-ahead', { season, who, count: by });
}

export const remarkText = ({ id, season = 0, count = 0 }: Remark, names: string[]): string =>
  say(`web-finale-${id}`, { count, key: names[season] ?? '' });
