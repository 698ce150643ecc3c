/** Seats people of this device at an open table. */
import { ask, enter, me, randomHex } from '../../protocol/api';
import { saveCommitment } from '../../protocol/commitments';
import type { TableForYou } from '../../protocol/schema';
import { settings } from '../../settings.svelte';

/** Let one of these people open the table: who played last if it is one of them, else the first. */
export async function enterOneOf(names: readonly string[]): Promise<void> {
  const known = await me();
  const isOne = names.some((name) => name.toLowerCase() === known?.name.toLowerCase());
  const name = isOne ? known!.name : names[0]!;
  if (!isOne) await enter({ name, colour: null });
  settings.name = name;
}

/** Seat these people in their order, each with a nonce; the first one is compared with the proof later. */
export async function seatPeople(table: string, names: readonly string[]): Promise<TableForYou> {
  const people = names.map((name) => ({ name, nonce: randomHex(16) }));
  const answer = await ask<TableForYou>('POST', `/api/tables/${table}/people`, { people });
  saveCommitment(answer.table, people[0]!.nonce);
  return answer;
}
