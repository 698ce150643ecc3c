/** What the parts of the drawing share. */
import type { Element } from '../../platform/protocol/offers';
import { AS_PRINTED, type Anchor, type Lie } from '../../ui/sheet/shapes';
import type { Game } from '../game.svelte';

/** What a drawing needs of the game it is made for: a table, or a sheet to try without one. */
export type DrawnGame = Pick<
  Game,
  | 'id'
  | 'connection'
  | 'view'
  | 'step'
  | 'you'
  | 'owner'
  | 'isAsked'
  | 'hasAnswered'
  | 'saving'
  | 'tried'
  | 'spots'
  | 'effects'
  | 'seat'
  | 'nameOf'
  | 'look'
  | 'tryOut'
  | 'draw'
  | 'takeBack'
  | 'forgetSaving'
>;

/** The drawing being made. It is kept in the browser as it is: its field names are part of that format. */
export interface Sketch {
  begun: readonly Element[];
  /** Which option is chosen, if another than the first. */
  option: string | null;
  lie: Lie;
  /** Where it was put. */
  at: Anchor | null;
}

export const EMPTY: Sketch = { begun: [], option: null, lie: AS_PRINTED, at: null };

/** A skill in play, and whether it can be used in this drawing. */
export interface SkillOffer {
  id: string;
  cost: number;
  /** It comes before the drawing, behind it, or not now. */
  when: 'before' | 'behind' | null;
}
