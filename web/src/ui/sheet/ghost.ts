/** The ghost: what is about to be drawn, as the map shows it. */
import type { Element } from '../../platform/protocol/offers';
import { spacesOf, type Space } from '../../platform/protocol/spaces';
import type { Anchor, Lie, Picture } from './shapes';

/** Some spaces of one kind: a part of the drawing. */
export interface Part {
  kind: string;
  spaces: readonly Space[];
  /** Spaces that a hero would guard. */
  marks?: readonly Space[];
}

/** Actions of the handles around the ghost. */
export interface GhostActions {
  turn(by: 1 | -1): void;
  flip(): void;
  nudge(rows: number, columns: number): void;
  confirm(): void;
  /** The label of the confirm button. */
  confirmLabel: string;
}

export interface Ghost extends Part {
  isLegal: boolean;
  /** The shape as it lies and its corner: drawn whole, even where it reaches over the edge. */
  lies?: { at: Anchor; picture: Picture; lie: Lie };
  /** It is being dragged; where it is shown does not depend on `at` then, which is where it would land. */
  isLifted?: boolean;
  /** How often it was to be drawn and did not fit. */
  refusals?: number;
  /** It stays where it was put; otherwise it follows the pointer. */
  isPinned?: boolean;
  /** Spaces in the way. */
  clash?: readonly Space[];
  /** Parts of the same drawing that stay where they are. */
  fixed?: readonly Part[];
  actions?: GhostActions;
}

/** What an element of a drawing shows on the map; nothing for a skill or a pass. */
export function partsOf(element: Element): Part[] {
  switch (element.type) {
    case 'placement':
      return [{ kind: element.terrain, spaces: spacesOf(element.spaces) }];
    case 'hero_placement':
      return [{ kind: 'hero', spaces: spacesOf(element.space), marks: spacesOf(element.marks) }];
    case 'target':
      return [{ kind: 'destroyed', spaces: spacesOf(element.space) }];
    default:
      return [];
  }
}

/** A ghost of parts that all stay where they are; null without any. */
export const ghostAt = (fixed: readonly Part[]): Ghost | null =>
  fixed.length > 0 ? { kind: fixed[0]!.kind, spaces: [], isLegal: true, fixed } : null;
