/** A typed placement: `C4 r2 f`, with `2:` in front for the second option. */
import { columnOf, spaceOfLabel, rowOf } from '../../platform/protocol/spaces';
import type { Anchor, Lie } from '../../ui/sheet/shapes';

export interface TypedPlacement {
  /** The number of the option, from 1; null keeps the chosen one. */
  option: number | null;
  at: Anchor;
  lie: Lie;
}

const FORM = /^(?:([1-9])\s*[:.]\s*)?([a-k])\s*(\d{1,2})((?:\s+(?:r[0-3]?|f))*)$/i;

/** The anchor is the top left corner of the shape's box; `r` quarter turns clockwise, `f` flipped. */
export function parseTyped(text: string): TypedPlacement | null {
  const found = FORM.exec(text.trim());
  const space = found && spaceOfLabel(`${found[2]}${found[3]}`);
  if (!found || space === null) return null;
  const words = (found[4] ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const turn = words.find((word) => word.startsWith('r'));
  return {
    option: found[1] ? Number(found[1]) : null,
    at: { row: rowOf(space), column: columnOf(space) },
    lie: { turns: turn ? Number(turn.slice(1) || '1') : 0, isFlipped: words.includes('f') },
  };
}
