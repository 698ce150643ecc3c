/**
 * A sheet to try: one shape on a map, without a table. What may be drawn was worked out by the rules
 * beforehand (`tools/write_first_sheet.py`), so no rule is computed here either.
 */
import { nameOf } from '../../platform/protocol/offers';
import type { Spots } from '../../platform/protocol/schema';
import { spaceAt, spacesOf, SIDE } from '../../platform/protocol/spaces';
import type { DrawnGame } from '../../table/drawing/types';
import type { Drawing } from '../../table/game.svelte';
import first from './firstSheet.json';

/** The number of the one step in which something is drawn. */
const STEP = 1;

export class TrialGame implements DrawnGame {
  readonly id = 'first-sheet';
  readonly connection = 'live';
  readonly view = null;
  readonly you = 0;
  readonly owner = 0;
  readonly tried = null;
  readonly saving = { state: 'idle' } as const;
  /** The map in its notation. */
  sheet = $state(first.sheet);
  hasAnswered = $state(false);

  readonly step = {
    number: STEP,
    question: 'draw',
    asked: [0],
    answered: [false],
  };

  get isAsked(): boolean {
    return !this.hasAnswered;
  }

  spots(begun: Drawing): Spots | null {
    return begun.length === 0 ? (first.spots as unknown as Spots) : null;
  }

  effects(): null {
    return null;
  }

  seat(): null {
    return null;
  }

  nameOf(): string {
    return '';
  }

  look(): void {}
  tryOut(): void {}
  forgetSaving(): void {}

  draw([element]: Drawing): void {
    if (element?.type !== 'placement')
      throw new Error(`not offered: ${element && nameOf(element)}`);
    this.sheet = withForest(new Set(spacesOf(element.spaces)));
    this.hasAnswered = true;
  }

  /** The empty sheet again, and the shape in the hand. */
  takeBack(): void {
    this.sheet = first.sheet;
    this.hasAnswered = false;
  }
}

/** The notation of the sheet with forest on these spaces; on ruins it is a small letter. */
function withForest(spaces: ReadonlySet<number>): string {
  const rows = first.sheet.split('/').map((line, row) =>
    [...line].map((sign, column) => {
      if (!spaces.has(spaceAt(row, column))) return sign;
      return sign === 'r' ? 'f' : 'F';
    }),
  );
  return rows
    .slice(0, SIDE)
    .map((line) => line.join(''))
    .join('/');
}
