/** Events as sentences: for the log, the live region and the note on the player's map. */
import { say } from '../platform/speech/speech.svelte';
import { box } from './box.svelte';
import type { Game, GameEvent } from './game.svelte';
import { picturesOf, type Pictures, type Visit } from './motion/pictures';
import { starsOf } from '../platform/protocol/scores';
import { FEW, labels, seasonName, titleId } from '../platform/speech/tableText';

/** A function, so that a change of language applies to old sentences, too. */
export type Sentence = () => string;

const MAX_LOG = 400;

/** What sentences need of a game. */
export type ToldGame = Pick<
  Game,
  'view' | 'you' | 'news' | 'walks' | 'newsCount' | 'isAsked' | 'nameOf'
>;

export class EventLog {
  log: readonly Sentence[] = $state.raw([]);
  /** The sentences of the last update, for the live region. */
  latest: readonly Sentence[] = $state.raw([]);
  /** What others drew on the player's map last, until the player draws or dismisses it. */
  visits: readonly Sentence[] = $state.raw([]);
  /** The same as pictures on the map. */
  visited: readonly Visit[] = $state.raw([]);
  /** What the last update looks like. */
  pictures: Pictures = $state.raw({ season: null, cards: [], visits: [], coins: [] });
  #card: string | null;

  constructor(private readonly game: ToldGame) {
    this.#card = game.view?.card ?? null;
    if (game.news.length > 0) this.follow();
  }

  /** Announce the card and the question to a player who joins a running game, unless news came first. */
  announceStep(): void {
    const { view, isAsked, newsCount } = this.game;
    // What happened before the first question was there before the live region: say it again.
    if (newsCount === 0) this.latest = [...this.latest];
    if (this.latest.length > 0 || !view || !isAsked) return;
    const { card, step } = view;
    this.latest = [
      ...(card ? [() => say('web-log-card', { card: say(`card-${card}`) })] : []),
      () => say(`question-${step!.question}`),
    ];
  }

  /** Add the events of an update; called once for each. */
  follow(): void {
    const said: Sentence[] = [];
    const aloud: Sentence[] = [];
    const visits: Sentence[] = [];
    let hasDrawn = false;
    const { news, walks, you } = this.game;
    const pictures = picturesOf(news, walks, you, this.#card);
    for (const [number, event] of news.entries()) {
      if (event.type === 'card_revealed') this.#card = event.card;
      const path = walks.find((walk) => walk.event === number)?.path ?? [];
      const sentence = this.#sentence(event, path.length);
      if (sentence === null) continue;
      if (event.type !== 'step_opened') said.push(sentence); // the question is announced, but not logged
      if (this.#isAloud(event)) aloud.push(sentence);
      if (this.#isVisit(event)) visits.push(sentence);
      else if (event.type === 'shape_drawn' && event.seat === this.game.you) hasDrawn = true;
    }
    if (said.length > 0) this.log = [...this.log, ...said].slice(-MAX_LOG);
    if (aloud.length > 0) this.latest = aloud;
    if (visits.length > 0) [this.visits, this.visited] = [visits, pictures.visits];
    else if (hasDrawn) this.dismissVisits();
    if (pictures.cards.length + pictures.visits.length + pictures.coins.length > 0)
      this.pictures = pictures;
  }

  /** Remove the note of what others drew. */
  dismissVisits(): void {
    this.visits = this.visited = [];
  }

  /** Did anyone but the player change the player's map? */
  #isVisit(event: GameEvent): boolean {
    const { you } = this.game;
    if (you === null) return false;
    if (event.type === 'shape_drawn') return event.seat === you && event.by !== you;
    return (
      (event.type === 'spaces_destroyed' || event.type === 'ambush_vanished') && event.seat === you
    );
  }

  /** The live region gets events of the table and of the player; the log gets all. */
  #isAloud(event: GameEvent): boolean {
    return !('seat' in event) || event.seat === this.game.you;
  }

  /** @param tries in how many places monsters that walked in were tried */
  #sentence(event: GameEvent, tries: number): Sentence | null {
    if ('seat' in event && event.seat !== this.game.you) {
      if ((this.game.view?.seats.length ?? 0) > FEW) return null;
      return this.#ofOthers(event);
    }
    return this.#ofTable(event) ?? this.#ofMine(event, tries);
  }

  #ofTable(event: GameEvent): Sentence | null {
    switch (event.type) {
      case 'season_began':
        return () => say('web-log-season', { season: seasonName(event.season) });
      case 'card_revealed': {
        const { card } = event;
        return () => say('web-log-card', { card: say(`card-${card}`) });
      }
      case 'step_opened':
        if (this.game.you === null || !event.asked.includes(this.game.you)) return null;
        return () => say(`question-${event.question}`);
      case 'game_ended':
        return () => this.#ending(event);
      default:
        return null;
    }
  }

  #ofMine(event: GameEvent, tries: number): Sentence | null {
    const { you } = this.game;
    switch (event.type) {
      case 'shape_drawn': {
        const card = this.#card;
        return () => {
          const terrain = say(`terrain-${event.terrain}`);
          const spaces = labels(event.spaces);
          if (event.by === you) return say('web-log-you-drew', { terrain, spaces });
          if (event.by === null) {
            const came = say('web-log-walked', { card: say(`card-${card}`), terrain, spaces });
            const { corner, direction } = box.card(card);
            if (tries === 0 || !corner || !direction) return came; // a power, not the card's walk
            const why = say('web-log-walk', { corner, direction, passed: tries - 1 });
            return `${came} ${why}`;
          }
          return say('web-log-drew-on-you', { who: this.game.nameOf(event.by), terrain, spaces });
        };
      }
      case 'hero_drawn':
        return () => say('web-log-you-hero', { space: labels(event.space) });
      case 'spaces_destroyed':
        return () => say('web-log-you-destroyed', { spaces: labels(event.spaces) });
      case 'coins_earned':
        return () =>
          say('web-log-you-coins', { count: event.coins, reason: say(`reason-${event.reason}`) });
      case 'skill_used':
        return () => say('web-log-you-skill', { skill: say(`card-${event.skill}`) });
      case 'ambush_vanished': {
        const card = this.#card;
        return () => say('web-log-vanished', { card: say(`card-${card}`) });
      }
      case 'season_scored':
        return () =>
          say('web-log-you-scored', {
            season: seasonName(event.season),
            count: starsOf(event.score),
          });
      case 'taken_back':
        return () => say('web-log-you-took-back');
      default:
        return null;
    }
  }

  #ofOthers(event: GameEvent & { seat: number }): Sentence | null {
    const who = (): string => this.game.nameOf(event.seat);
    switch (event.type) {
      case 'shape_drawn':
        return () =>
          say(event.by === event.seat ? 'web-log-drew' : 'web-log-got', {
            who: who(),
            terrain: say(`terrain-${event.terrain}`),
            spaces: labels(event.spaces),
          });
      case 'skill_used':
        return () => say('web-log-skill', { who: who(), skill: say(`card-${event.skill}`) });
      case 'season_scored':
        return () =>
          say('web-log-scored', {
            who: who(),
            season: seasonName(event.season),
            count: starsOf(event.score),
          });
      default:
        return null;
    }
  }

  #ending(event: GameEvent & { type: 'game_ended' }): string {
    const mine = event.standing.find((place) => place.seat === this.game.you);
    if (event.title !== null && event.title !== undefined && mine) {
      return say('web-log-solo', { title: say(titleId(event.title)), count: mine.stars });
    }
    if (mine) return say('web-log-over-you', { place: mine.place, count: mine.stars });
    const first = event.standing[0];
    return say('web-log-over', {
      who: first ? this.game.nameOf(first.seat) : '',
      count: first?.stars ?? 0,
    });
  }
}
