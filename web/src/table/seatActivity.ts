/** What a seat is doing, as everyone may see it. */
import type { Seat, StepView } from '../platform/protocol/schema';
import type { Game } from './game.svelte';

/** A snapshot of the table, so that many seats need not be rendered with every change. */
export interface Round {
  seats: readonly Seat[];
  step: StepView | null;
  present: ReadonlySet<number>;
}

type SeatActivity = 'waits' | 'done' | 'away' | 'drawing';

export const SIGNS = { waits: 'hourglass', done: 'tick', away: 'clock', drawing: 'nib' } as const;

export function activityOf(game: Game, { step, present }: Round, seat: number): SeatActivity {
  if (step === null || !step.asked.includes(seat)) return 'waits';
  if (step.answered[seat]) return 'done';
  const isBot = game.table?.seats[seat]?.bot != null;
  return isBot || present.has(seat) ? 'drawing' : 'away';
}

/** The id of the label of a bot or a stand-in; null for a person. */
export function botTextId(game: Game, seat: number): string | null {
  const sitting = game.table?.seats[seat];
  if (sitting?.bot == null) return null;
  return sitting.is_person ? 'web-seat-bot-plays' : 'web-seat-bot';
}
