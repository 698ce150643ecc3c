/** Who this is, as the server knows it. */
import * as api from '../protocol/api';
import type { Guest } from '../protocol/schema';
import { settings } from '../settings.svelte';

/** The account, if there is one. A name that a moderator took away is not sent again by this browser. */
export async function loadKnown(): Promise<Guest | null> {
  const who = await api.me();
  if (who?.unread_decisions) settings.name = who.name;
  return who;
}
