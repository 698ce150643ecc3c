/** The page of people, and invitations to tables, fetched where they are shown. */
import { loadPeople } from '../../table/people/load';
import Invitations from './Invitations.svelte';
import PeoplePage from './PeoplePage.svelte';

/** The sentences are those of people at a table. */
export const loadPeoplePage = () => loadPeople().then(() => ({ Invitations, PeoplePage }));
