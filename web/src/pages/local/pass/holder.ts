/** Whose sheet was open last at a table of this device, and whose draft the browser has. */
import { load, save } from '../../../platform/storage';
import { removeDraft } from '../../../table/drawing/draftStorage';

const keyOf = (table: string): string => `inkland.draft-seat.${table}`; // erased with the drafts

export function lastHolder(table: string): number | null {
  const found = load<unknown>(keyOf(table));
  return typeof found === 'number' ? found : null;
}

/** This seat has the device now; what another one has begun or drawn is not shown to it. */
export function giveTo(table: string, seat: number): void {
  if (lastHolder(table) !== seat) removeDraft(table);
  save(keyOf(table), seat);
}
