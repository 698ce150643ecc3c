/** A moment of the game in sentences. */
import type { ReplayMoment } from '../../platform/protocol/schema';
import { say } from '../../platform/speech/speech.svelte';
import { starsOf } from '../../platform/protocol/scores';
import { labels, seasonName } from '../../platform/speech/tableText';
import { verdictText } from '../../table/judge/moveVerdict';
import type { ReplayPosition } from './position.svelte';
import { joinNames } from '../../platform/speech/format';

type Happened = ReplayMoment['events'][number];

/** "Great River", or "Temple Ruins and Hamlet" */
const cardsOf = (moment: ReplayMoment): string =>
  joinNames(moment.cards.map((card) => say(`card-${card}`)));

/** The title of a moment. */
export function momentTitle(moment: ReplayMoment): string {
  if (moment.kind === 'turn') return cardsOf(moment);
  return say(`web-replay-${moment.kind}`, { season: seasonName(moment.season) });
}

/** The events of a moment on one sheet, as sentences. */
export function eventTexts(position: ReplayPosition, seat: number, moment: ReplayMoment): string[] {
  const told = moment.events.flatMap((event) => deed(position, seat, moment, event) ?? []);
  if (told.length > 0 || moment.kind === 'opening') return told;
  return [say('web-replay-nothing')];
}

function deed(
  position: ReplayPosition,
  seat: number,
  moment: ReplayMoment,
  event: Happened,
): string | null {
  const who = position.nameOf(seat);
  switch (event.type) {
    case 'shape_drawn': {
      const what = { terrain: say(`terrain-${event.terrain}`), spaces: labels(event.spaces) };
      if (event.by === seat) return say('web-log-drew', { who, ...what });
      if (event.by === null) return say('web-replay-came', what);
      return say('web-replay-visit', { who: position.nameOf(event.by), ...what });
    }
    case 'hero_drawn':
      return say('web-replay-hero', { space: labels(event.space) });
    case 'spaces_destroyed':
      return say('web-replay-destroyed', { spaces: labels(event.spaces) });
    case 'coins_earned':
      return say('web-replay-coins', {
        count: event.coins,
        reason: say(`reason-${event.reason}`),
      });
    case 'skill_used':
      return say('web-log-skill', { who, skill: say(`card-${event.skill}`) });
    case 'ambush_vanished':
      return say('web-replay-vanished', { card: cardsOf(moment) });
    case 'season_scored':
      return say('web-score-total', {
        season: seasonName(event.season),
        count: starsOf(event.score),
        all: moment.stars,
      });
    default:
      return null;
  }
}

/** The position of the slider in words, for screen readers. */
export function momentName(position: ReplayPosition): string {
  const { seat, at, last, moment } = position;
  const place = say('web-replay-value', {
    season: seasonName(moment.season),
    at,
    last,
    what: momentTitle(moment),
  });
  const verdicts = position.analysis.movesAt(seat, at).map((move) => verdictText(seat, move));
  return [place, ...eventTexts(position, seat, moment), ...verdicts].join(' ');
}
