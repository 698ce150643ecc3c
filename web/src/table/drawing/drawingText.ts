/** Sentences about the drawing being made: verdict, buttons, and what is said aloud. */
import { columnOf, labelOf, rowOf, type Space } from '../../protocol/spaces';
import { coveredSpaces } from '../../sheet/shapes';
import { say } from '../../speech/speech.svelte';
import type { Draft, Figures, Reason } from './draft.svelte';
import type { Game } from '../game.svelte';

const EDICTS = ['a', 'b', 'c', 'd'];
const MOST_SPOTS = 8;

/** +4, −2, ±0 */
export function signed(change: number): string {
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** The sentence of a refusal, whose parameters may be ids. */
export function reasonText({ code, parameters }: Reason): string {
  const told = { ...parameters };
  if (typeof told['terrain'] === 'string') told['terrain'] = say(`terrain-${told['terrain']}`);
  if (typeof told['skill'] === 'string') told['skill'] = say(`card-${told['skill']}`);
  return say(`refusal-${code}`, told);
}

export interface Change {
  what: 'a' | 'b' | 'c' | 'd' | 'coins' | 'monsters';
  by: number;
}

/** What changes, and by how much. */
export function changesOf(gain: Figures): Change[] {
  const names = [...EDICTS, 'coins', 'monsters'] as Change['what'][];
  return names.map((what, k) => ({ what, by: gain[k]! })).filter(({ by }) => by !== 0);
}

const nameOfChange = (what: Change['what']): string =>
  what === 'coins' || what === 'monsters' ? say(what) : `${say('edict')} ${say(`edict-${what}`)}`;

/** "Edict B +2, Coins +1" */
export function changesText(gain: Figures | null): string {
  const changes = gain ? changesOf(gain) : [];
  if (changes.length === 0) return say('web-hand-no-change');
  return changes
    .map(({ what, by }) => say('web-hand-change', { what: nameOfChange(what), change: signed(by) }))
    .join(', ');
}

/** What the main button does. */
export function confirmText(draft: Draft, game: Game): string {
  const { option, owner } = draft;
  const isTheirs = owner !== null && owner !== game.you;
  const name = owner === null ? '' : game.nameOf(owner);
  if (option === null) {
    return draft.skill
      ? say('web-hand-use', { skill: say(`card-${draft.skill}`) })
      : say('web-hand-pass');
  }
  if (option.type === 'target') {
    const label = draft.at ? labelOf(draft.at.row * 11 + draft.at.column) : '…';
    return isTheirs
      ? say('web-hand-destroy-on', { label, name })
      : say('web-hand-destroy', { label });
  }
  if (isTheirs) return say('web-hand-draw-on', { name });
  if (option.type === 'hero') return say('web-hand-hero');
  return say('web-hand-draw', { kind: say(`web-kind-${option.kind}`) });
}

/** Where the ghost is: its first and last space. */
function whereText(spaces: readonly Space[]): string {
  if (spaces.length === 1) return labelOf(spaces[0]!);
  const rows = spaces.map(rowOf);
  const columns = spaces.map(columnOf);
  const from = Math.min(...rows) * 11 + Math.min(...columns);
  const to = Math.max(...rows) * 11 + Math.max(...columns);
  return say('web-hand-range', { from: labelOf(from), to: labelOf(to) });
}

/** "C4 to D5, fits. Edict B +2." Null while the reason is not known yet. */
export function verdictText(draft: Draft): string | null {
  const { ghost } = draft;
  if (ghost === null || ghost.spaces.length === 0) return null;
  const where = whereText(ghost.spaces);
  if (ghost.isLegal) {
    return say('web-hand-said-fits', { where, changes: changesText(draft.gain) });
  }
  if (draft.reason === null) return null;
  return say('web-hand-said-not', { where, reason: reasonText(draft.reason) });
}

/** The chosen shape in words, row by row as it lies. */
export function shapeText(draft: Draft): string {
  const { option, picture, ghost } = draft;
  if (option === null || picture === null) return say('web-hand-idle');
  const cells = picture.cells.filter(({ isMark }) => !isMark);
  const rows = [...new Set(cells.map(({ row }) => row))].sort((a, b) => a - b);
  const told = rows.map((row) =>
    say('web-hand-shape-row', {
      row: row + 1,
      columns: cells
        .filter((cell) => cell.row === row)
        .map(({ column }) => column + 1)
        .sort((a, b) => a - b)
        .join(' '),
    }),
  );
  if (option.type === 'hero') {
    const marks = ghost?.marks ?? coveredSpaces(picture, { row: 0, column: 0 }).marks;
    told.splice(
      0,
      told.length,
      say('web-hand-shape-marks', { marks: marks.map(labelOf).join(' ') }),
    );
  }
  const kind = say(`web-kind-${option.kind}`);
  return say('web-hand-shape', { kind, count: cells.length, rows: told.join(' ') });
}

/** The spots as it lies, nearest first. */
export function spotsText(draft: Draft): string {
  const spots = draft.spotsAsItLies;
  if (spots.length === 0) return say('web-hand-list-none');
  const near = spots.slice(0, MOST_SPOTS).map(labelOf).join(' ');
  const more = spots.length - MOST_SPOTS;
  return more > 0
    ? say('web-hand-list-more', { count: spots.length, spots: near, more })
    : say('web-hand-list', { count: spots.length, spots: near });
}

/** How the four edicts stand on the sheet that is drawn on. */
export function edictsText(game: Game): string {
  const before = game.effects([])?.before;
  const { view } = game;
  if (!before || !view) return '';
  const edicts = view.edicts.map((card, k) =>
    say('web-hand-edict', {
      edict: say(`edict-${EDICTS[k]}`),
      name: say(`card-${card}`),
      stars: say('stars-count', { count: before[k]! }),
    }),
  );
  return say('web-hand-edicts', {
    edicts: edicts.join('; '),
    coins: say('coins-count', { count: before[4] }),
    monsters: before[5] === 0 ? 0 : signed(before[5]),
  });
}
