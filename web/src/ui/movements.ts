/** Every movement of the client: when it starts, how long it takes, its calm form and its easing. */

const OUT = 'cubic-bezier(.2,.8,.3,1)';
const IN = 'cubic-bezier(.5,0,.8,.4)';
const SETTLE = 'cubic-bezier(.3,1.35,.5,1)'; // a little too far, and back
const THROUGH = 'cubic-bezier(.4,0,.2,1)';
const LINEAR = 'linear';

/**
 * By name: ms until the start, its length, and the length of the fade that replaces it where motion is
 * calm (0: nothing does); then its easing. They stand here and not in the style sheet, since asking the
 * browser for a style while a page changes costs a whole recalculation.
 */
export const MOVEMENTS = {
  lift: [0, 120, 0, OUT],
  'let-go': [0, 130, 0, 'cubic-bezier(.2,.9,.3,1.15)'],
  turn: [0, 140, 0, OUT],
  shake: [0, 180, 0, LINEAR],
  'ink-line': [0, 120, 80, 'cubic-bezier(.4,0,.6,1)'],
  'ink-hatch': [70, 110, 80, LINEAR],
  'ink-wash': [120, 100, 80, LINEAR],
  card: [0, 360, 120, OUT],
  ruins: [0, 300, 120, OUT],
  'card-lies': [0, 520, 0, LINEAR],
  'card-waits': [0, 900, 0, LINEAR],
  walk: [0, 560, 0, THROUGH],
  'stamp-blank': [0, 165, 0, LINEAR],
  stamp: [0, 170, 100, IN],
  teeth: [165, 150, 100, OUT],
  give: [165, 90, 0, OUT],
  pass: [0, 480, 140, THROUGH],
  'pass-teeth': [360, 120, 140, LINEAR],
  'coin-across': [0, 420, 0, 'cubic-bezier(.3,0,.7,1)'],
  'coin-arc': [0, 420, 0, 'cubic-bezier(.4,0,.9,.8)'],
  'coin-slot': [420, 120, 120, OUT],
  'season-shown': [0, 900, 0, LINEAR],
  'season-fill': [0, 200, 0, OUT],
  'season-out': [240, 220, 120, IN],
  'season-in': [380, 300, 120, OUT],
  'season-empty': [360, 280, 0, OUT],
  star: [0, 180, 100, OUT],
  'star-sum': [0, 160, 100, SETTLE],
  tick: [0, 180, 80, OUT],
  bar: [0, 520, 0, OUT],
  seal: [0, 320, 0, SETTLE],
  phrases: [0, 200, 80, OUT],
  word: [0, 120, 120, LINEAR],
} as const satisfies Record<string, readonly [number, number, number, string]>;

export type MovementName = keyof typeof MOVEMENTS;
