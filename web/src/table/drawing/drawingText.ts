/** Texts about the drawing being made: verdict, buttons and announcements. */
import type { Figures } from '../../platform/protocol/offers';
import { columnOf, labelOf, rowOf, spaceAt, type Space } from '../../platform/protocol/spaces';
import type { Ghost } from '../../ui/sheet/ghost';
import { coveredSpaces, type Anchor, type Picture } from '../../ui/sheet/shapes';
import { signed } from '../../platform/speech/format';
import { say } from '../../platform/speech/speech.svelte';
import { reasonText, type Reason } from '../../ui/refusalText';
import { edict, EDICTS } from '../../platform/speech/tableText';
import type { Option } from './options';
import type { DrawnGame } from './types';

const MAX_SPOTS = 8; // more are only counted

export interface Change {
  what: (typeof EDICTS)[number] | 'coins' | 'monsters';
  by: number;
}

/** The figures that change. */
export function changesOf(gain: Figures): Change[] {
  const names = [...EDICTS, 'coins', 'monsters'] as const;
  return names.map((what, k) => ({ what, by: gain[k]! })).filter(({ by }) => by !== 0);
}

const nameOfChange = (what: Change['what']): string =>
  what === 'coins' || what === 'monsters' ? say(what) : `${say('edict')} ${edict(what)}`;

/** "Edict B +2, Coins +1" */
export function changesText(gain: Figures | null): string {
  const changes = gain ? changesOf(gain) : [];
  if (changes.length === 0) return say('web-hand-no-change');
  return changes
    .map(({ what, by }) => say('web-hand-change', { what: nameOfChange(what), change: signed(by) }))
    .join(', ');
}

interface Confirmable {
  option: Option | null;
  owner: number | null;
  skill: string | null;
  at: Anchor | null;
}

/** The text of the main button. */
export function confirmText({ option, owner, skill, at }: Confirmable, game: DrawnGame): string {
  const isTheirs = owner !== null && owner !== game.you;
  const name = owner === null ? '' : game.nameOf(owner);
  if (option === null) {
    return skill ? say('web-hand-use', { skill: say(`card-${skill}`) }) : say('web-hand-pass');
  }
  if (option.type === 'target') {
    const label = at ? labelOf(spaceAt(at.row, at.column)) : '…';
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
  const from = spaceAt(Math.min(...rows), Math.min(...columns));
  const to = spaceAt(Math.max(...rows), Math.max(...columns));
  return say('web-hand-range', { from: labelOf(from), to: labelOf(to) });
}

interface Judged {
  ghost: Ghost | null;
  gain: Figures | null;
  reason: Reason | null;
}

/** "C4 to D5, fits. Edict B +2." Null while the reason is not known yet. */
export function verdictText({ ghost, gain, reason }: Judged): string | null {
  if (ghost === null || ghost.spaces.length === 0) return null;
  const where = whereText(ghost.spaces);
  if (ghost.isLegal) {
    return say('web-hand-said-fits', { where, changes: changesText(gain) });
  }
  if (reason === null) return null;
  return say('web-hand-said-not', { where, reason: reasonText(reason) });
}

interface Chosen {
  option: Option | null;
  picture: Picture | null;
  ghost: Ghost | null;
}

/** The chosen shape in words, row by row as it lies. */
export function shapeText({ option, picture, ghost }: Chosen): string {
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
export function spotsText(spots: readonly Space[]): string {
  if (spots.length === 0) return say('web-hand-list-none');
  const near = spots.slice(0, MAX_SPOTS).map(labelOf).join(' ');
  const more = spots.length - MAX_SPOTS;
  return more > 0
    ? say('web-hand-list-more', { count: spots.length, spots: near, more })
    : say('web-hand-list', { count: spots.length, spots: near });
}

/** The stars of the four edicts, coins and monsters on the sheet that is drawn on. */
export function edictsText(game: DrawnGame): string {
  const before = game.effects([])?.before;
  const { view } = game;
  if (!before || !view) return '';
  const edicts = view.edicts.map((card, k) =>
    say('web-hand-edict', {
      edict: edict(EDICTS[k]!),
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
