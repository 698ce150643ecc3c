/** A puzzle as a game with one question: what may be drawn comes with it, and an answer is judged. */
import { ask } from '../../platform/protocol/api';
import type { PuzzleQuestion, PuzzleVerdict, Seat, Spots } from '../../platform/protocol/schema';
import type { DrawnGame } from '../../table/drawing/types';
import type { Drawing } from '../../table/game.svelte';
import { refusalText } from '../../ui/refusalText';

export const question = (id: string | null) =>
  ask<PuzzleQuestion>('GET', `/api/puzzles/${id ?? 'today'}`);

export class PuzzleGame implements DrawnGame {
  readonly connection = 'live';
  readonly you = 0;
  readonly owner = 0;
  readonly tried = null;
  readonly saving = { state: 'idle' } as const;
  verdict: PuzzleVerdict | null = $state.raw(null);
  trouble = $state('');
  #isBusy = $state(false);

  constructor(readonly puzzle: PuzzleQuestion) {}

  get id(): string {
    return `puzzle-${this.puzzle.id}`;
  }

  get view() {
    return this.puzzle.view;
  }

  get step() {
    return this.puzzle.view.step;
  }

  get hasAnswered(): boolean {
    return this.verdict !== null;
  }

  get isAsked(): boolean {
    return !this.hasAnswered && !this.#isBusy;
  }

  spots(begun: Drawing): Spots | null {
    return begun.length === 0 ? this.puzzle.spots : null;
  }

  effects(): null {
    return null;
  }

  seat(): Seat {
    return this.puzzle.view.seats[0]!;
  }

  nameOf(): string {
    return '';
  }

  look(): void {}
  tryOut(): void {}
  forgetSaving(): void {}

  draw(drawing: Drawing): void {
    this.#isBusy = true;
    this.trouble = '';
    ask<PuzzleVerdict>('POST', `/api/puzzles/${this.puzzle.id}/answer`, { drawing })
      .then(
        (verdict) => (this.verdict = verdict),
        (failure: unknown) => (this.trouble = refusalText(failure)),
      )
      .finally(() => (this.#isBusy = false));
  }

  /** The question again. */
  takeBack(): void {
    this.verdict = null;
  }
}
