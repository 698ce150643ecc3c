/** Sentences about one's own games. */
import type { OwnGame } from '../../platform/protocol/ownGames';
import { settings } from '../../platform/settings.svelte';
import { duration } from '../../platform/speech/duration';
import { joinNames } from '../../platform/speech/format';
import { say } from '../../platform/speech/speech.svelte';
import { nameAt, seasonName } from '../../platform/speech/tableText';

const FEW = 3; // more names are only counted
const DAY_MS = 24 * 60 * 60 * 1000;

/** The seats that others have taken. */
export const othersOf = (game: OwnGame): number[] =>
  [...game.seats.keys()].filter((seat) => game.seats[seat] !== null && seat !== game.seat);

/** A day without its year, the same in every time zone. */
const dayText = (day: string): string =>
  new Intl.DateTimeFormat(settings.language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** What a game is called: its title, the day of its deal, or who else plays. */
export function titleOf(game: OwnGame): string {
  if (game.title) return game.title;
  if (game.day && game.seats.length === 1)
    return say('web-games-daily', { day: dayText(game.day) });
  const found = othersOf(game);
  const people = found.filter((seat) => game.seats[seat]!.is_person);
  if (game.seats.length === 1) return say('web-home-solo-table');
  if (found.length === 0) return say(`preset-${game.preset.replace('+', '-')}`);
  if (people.length === 0) return say('web-games-with-bots', { count: found.length });
  const names = people.map((seat) => nameAt(game.seats, seat));
  if (names.length <= FEW) return say('web-games-with', { names: joinNames(names) });
  const count = names.length - FEW + 1;
  return say('web-games-with-others', { names: names.slice(0, FEW - 1).join(', '), count });
}

/** Season and time of a running game. */
export function whereText({ season, time, season_time: of }: OwnGame): string {
  if (season === null) return '';
  if (time === null || of === null) return seasonName(season);
  return say('web-games-where', { season: seasonName(season), time, of });
}

/** For whom the game waits. */
export function awaitedText(game: OwnGame): string {
  const awaited = [...game.seats.keys()].filter((seat) => game.seats[seat]?.has_drawn === false);
  if (awaited.length > FEW) return say('web-games-waits-many', { count: awaited.length });
  if (awaited.length === 0) return '';
  return say('web-games-waits-for', {
    names: joinNames(awaited.map((seat) => nameAt(game.seats, seat))),
  });
}

export function drawnText({ seats }: OwnGame): string {
  const drawn = seats.filter((seat) => seat?.has_drawn).length;
  return say('web-games-drawn', { drawn, of: seats.length });
}

/** Seconds left now; null without a deadline. */
export function leftNow({ left }: OwnGame, answeredAt: number, now: number): number | null {
  return left === null ? null : Math.max(0, left - (now - answeredAt) / 1000);
}

export const leftText = (seconds: number): string =>
  say('web-games-left', { time: duration(seconds, 'short') });

/** Yesterday, three days ago; the date if it is longer ago than a week. */
export function whenText(moment: string, now: number): string {
  const then = new Date(moment);
  const days = Math.round((startOfDay(new Date(now)) - startOfDay(then)) / DAY_MS);
  if (days <= 7) {
    return new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' }).format(-days, 'day');
  }
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium' }).format(then);
}

function startOfDay(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}

/** Place and difference to par of a finished game, as far as it has them. */
export function resultText(game: OwnGame, now: number): string {
  const parts: string[] = [];
  if (game.finished_at !== null)
    parts.push(say('web-games-ended', { when: whenText(game.finished_at, now) }));
  const of = game.seats.length;
  if (game.place !== null && of > 1) parts.push(say('web-games-place', { place: game.place, of }));
  if (game.par !== null && game.stars !== null) {
    const by = game.stars - Math.round(game.par);
    parts.push(
      say(by < 0 ? 'web-games-below-par' : 'web-games-above-par', { count: Math.abs(by) }),
    );
  }
  return parts.join(', ');
}
