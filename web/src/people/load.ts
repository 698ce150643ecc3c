/** People and their sentences, fetched where somebody is to be followed, invited or blocked. */
import sentences from 'virtual:catalogues/web_people';
import { speech } from '../speech/speech.svelte';
import Invitations from './Invitations.svelte';
import InviteSomebody from './InviteSomebody.svelte';
import PeoplePage from './PeoplePage.svelte';
import PersonActions from './PersonActions.svelte';
import PersonButton from './PersonButton.svelte';

const parts = { Invitations, InviteSomebody, PeoplePage, PersonActions, PersonButton };

let loading: Promise<typeof parts> | null = null;

/** Several parts of a page ask at the same time: all of them wait for the same sentences. */
export const loadPeople = (): Promise<typeof parts> =>
  (loading ??= speech.add(sentences).then(() => parts));
