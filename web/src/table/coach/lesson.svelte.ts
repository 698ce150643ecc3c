/**
 * The step of the tutorial. It follows from the game: the open card, the ghost on the map, the season. So
 * a reload, or another day, continues at the same step.
 *
 * The cards are those of the server's one tutorial deal; the server says which table plays it.
 */
import { say } from '../../platform/speech/speech.svelte';
import type { Figures } from '../../platform/protocol/offers';
import type { Draft } from '../drawing/draft.svelte';
import type { Game } from '../game.svelte';
import { confirmText } from '../drawing/drawingText';
import { saveProgress, loadProgress, type Progress } from './progressStorage';

export const STEPS = [
  'place',
  'draw',
  'turn',
  'edict',
  'ruins',
  'coin',
  'ambush',
  'close',
  'score',
] as const;
export type Step = (typeof STEPS)[number] | 'end';

const COINS = 4;
const MONSTERS = 5;

/** What the ghost on the map would gain. */
interface Prospect {
  step: number;
  gain: Figures;
  hasCoin: boolean;
  owner: number;
}

export class Lesson {
  #progress: Progress = $state.raw(loadProgress());
  #prospect: Prospect | null = null;
  /** What the last drawing gained, and the step that came after it. */
  #brought: (Prospect & { before: number | null }) | null = $state.raw(null);

  constructor(
    readonly game: Game,
    readonly draft: Draft,
    /** The season being scored step by step. */
    private readonly scored: () => number | null,
  ) {
    if (this.#progress.table !== game.id) {
      this.#keep({ table: game.id, hasTurned: false, isOver: false });
    }
  }

  /** The current step; null when the tutorial is over. */
  readonly step: Step | null = $derived.by(() => {
    const { view } = this.game;
    if (this.#progress.isOver || view === null || view.ending) return null;
    if (this.scored() === 0) return 'score';
    if (view.season > 0) return 'end';
    switch (view.card) {
      case 'orchard':
        return this.game.hasAnswered || (this.draft.isPinned && this.draft.isLegal)
          ? 'draw'
          : 'place';
      case 'marshlands':
        return this.game.hasAnswered || this.#progress.hasTurned ? 'edict' : 'turn';
      case 'fishing_village':
        return 'ruins';
      case 'great_river':
        return 'coin';
      case 'goblin_attack':
        return 'ambush';
      case 'hamlet':
        return 'close';
      default:
        return null;
    }
  });

  /** Its number from 1; the end has none. */
  get number(): number {
    return STEPS.indexOf(this.step as (typeof STEPS)[number]) + 1;
  }

  /** The title of the step. */
  get title(): string {
    const { step } = this;
    if (step === null) return '';
    return step === 'end'
      ? say('web-learn-done')
      : say(`web-learn-${step}.title`, { who: this.#neighbour });
  }

  get text(): string {
    const { game, step } = this;
    if (step === null) return '';
    const who = this.#neighbour;
    if (game.hasAnswered && step !== 'score' && step !== 'end') {
      return say('web-learn-wait', { who });
    }
    const [first, second] = game.view!.edicts.map((card) => say(`card-${card}`));
    return say(`web-learn-${step}`, {
      who,
      how: matchMedia('(pointer: coarse)').matches ? 'touch' : 'keys',
      button: step === 'draw' ? confirmText(this.draft, game) : '',
      first: first!,
      second: second!,
    });
  }

  get #neighbour(): string {
    return this.game.nameOf(this.game.you === 0 ? 1 : 0);
  }

  // --- The result of the last drawing

  /** Remember what the ghost would gain; once another step is open, that is the result. */
  watch(): void {
    const { game, draft } = this;
    const step = game.step?.number ?? null;
    if (this.#prospect !== null && this.#prospect.step !== step) {
      this.#brought = { ...this.#prospect, before: step };
      this.#prospect = null;
    }
    if (step !== null && game.isAsked && draft.isPinned && draft.gain && draft.owner !== null) {
      const hasCoin = draft.option?.coin === true;
      this.#prospect = { step, gain: draft.gain, hasCoin, owner: draft.owner };
    }
    const isTurned = draft.lie.turns !== 0 || draft.lie.isFlipped;
    if (this.step === 'turn' && isTurned) this.#keep({ ...this.#progress, hasTurned: true });
  }

  /** The result in sentences; empty if nothing was drawn just before. */
  readonly result: string = $derived.by(() => {
    const { game } = this;
    const brought = this.#brought;
    const step = game.step?.number ?? null;
    if (brought?.before !== step || this.step === 'end' || game.hasAnswered) return '';
    const { gain, hasCoin, owner } = brought;
    const monsters = gain[MONSTERS];
    if (owner !== game.you) {
      return say('web-learn-brought-them', { who: game.nameOf(owner), count: -monsters });
    }
    const told = [0, 1]
      .filter((place) => gain[place]! > 0)
      .map((place) => {
        const name = say(`card-${game.view!.edicts[place]}`);
        return say('web-learn-brought-stars', { name, count: gain[place]! });
      });
    if (hasCoin) told.push(say('web-learn-brought-coin'));
    if (gain[COINS] > (hasCoin ? 1 : 0)) told.push(say('web-learn-brought-mountain'));
    if (monsters > 0) told.push(say('web-learn-brought-saved', { count: monsters }));
    return told.length > 0 ? told.join(' ') : say('web-learn-brought-nothing');
  });

  // --- Going on

  /** Do the step for the player, on any legal spot. */
  skip = (): void => {
    const { draft, step } = this;
    if (!this.game.isAsked) return;
    if (step === 'turn') draft.turn(1);
    else if (draft.sendable !== null) draft.confirm();
    else if (this.#putSomewhere() && step !== 'place') draft.confirm();
  };

  #putSomewhere(): boolean {
    const { draft } = this;
    for (let way = 0; way < 8; way += 1) {
      const [spot] = draft.spotsAsItLies;
      if (spot !== undefined) {
        draft.put(spot, 'key');
        return true;
      }
      if (way === 3) draft.flip();
      else draft.turn(1);
    }
    return false;
  }

  /** End the tutorial; the game continues without the coach. */
  end = (): void => this.#keep({ ...this.#progress, isOver: true });

  #keep(progress: Progress): void {
    this.#progress = progress;
    saveProgress(progress);
  }
}
