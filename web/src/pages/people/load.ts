/** The page of people, and invitations to tables, fetched where they are shown. */
import { loadPeople } from '../../table/people/load';
import Invitations from './Invitations.svelte';
import PeoplePage from './PeoplePage.svelte';

const parts = { Invitations, PeoplePage };

export async function loadPeoplePage(): Promise<typeof parts> {
  await loadPeople(); // and its sentences
  return parts;
}
