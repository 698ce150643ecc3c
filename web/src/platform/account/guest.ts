/** Guests: an account without a password, made when it is first needed. */
import * as api from '../protocol/api';
import type { NewGuest, OptionWishes } from '../protocol/schema';
import { settings } from '../settings.svelte';
import { say } from '../speech/speech.svelte';
import { loadText, saveText } from '../storage';
import { loadKnown } from './known';

const PRESET_KEY = 'inkland.preset';

/** The chosen name and colour; without a name a generic one. */
function chosenGuest(): NewGuest {
  const generic = say('web-home-guest', { number: 10 + Math.floor(Math.random() * 90) });
  return { name: settings.name.trim() || generic, colour: settings.colour as NewGuest['colour'] };
}

/** Make a guest if there is no account yet; otherwise send a name that was chosen meanwhile. */
export async function enterAsGuest(): Promise<void> {
  const known = await loadKnown();
  const guest = chosenGuest();
  if (known === null) {
    await api.enter(guest);
  } else if (settings.name.trim() !== '' && known.name !== guest.name) {
    await api.rename(guest);
  }
}

/** Send the chosen name and colour, if there is an account. */
export async function setGuestName(): Promise<void> {
  const known = await api.me();
  if (known === null) return;
  await api.rename({ ...chosenGuest(), name: settings.name.trim() || known.name });
}

/** Who has typed a name at a table is called so from now on; a member has a name already. */
export async function nameGuest(): Promise<void> {
  const known = await api.me();
  if (known?.login === null && known.name !== settings.name) await api.rename(chosenGuest());
}

export const lastPreset = (): string => loadText(PRESET_KEY) ?? 'base';
export const savePreset = (name: string): void => saveText(PRESET_KEY, name);

/** Open a table for one, sit down and start it; returns its id. */
export async function startSolo(options: OptionWishes = {}): Promise<string> {
  await enterAsGuest();
  const { id } = (await openSolo(lastPreset(), options)).table;
  await api.sit(id);
  await api.start(id);
  return id;
}

async function openSolo(preset: string, options: OptionWishes) {
  try {
    return await api.openTable({ seats: 1, preset, options });
  } catch (failure) {
    // The preset used last may no longer exist.
    if (!(failure instanceof api.RequestRefused) || failure.problem.code !== 'UnknownPreset')
      throw failure;
    savePreset('base');
    return await api.openTable({ seats: 1, options });
  }
}

/** Take a seat at the table; returns the table's id. */
export async function takeSeat(id: string): Promise<string> {
  await enterAsGuest();
  await api.sit(id);
  return id;
}

/** The path of a pasted link to a table or deal, or of a table's id; null if it is neither. */
export function pathFromLink(text: string): string | null {
  const deal = /\/d\/[0-9a-z]{26}(?:\?of=[\w-]+)?(?=$|[/?#\s])/.exec(text.trim());
  if (deal) return deal[0];
  const table = /(?:^|\/t\/)([0-9a-z]{26})(?=$|[/?#\s])/.exec(text.trim());
  return table && `/t/${table[1]}`;
}
