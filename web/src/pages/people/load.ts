/** People and their sentences, fetched where somebody is to be followed, invited or blocked. */
import sentences from 'virtual:catalogues/web_people';
import { speech } from '../../platform/speech/speech.svelte';
import Invitations from './Invitations.svelte';
import InviteSomebody from './InviteSomebody.svelte';
import PeoplePage from './PeoplePage.svelte';
import PersonActions from './PersonActions.svelte';
import PersonButton from './PersonButton.svelte';

const parts = { Invitations, InviteSomebody, PeoplePage, PersonActions, PersonButton };

export async function loadPeople(): Promise<typeof parts> {
  await speech.add(sentences);
  return parts;
}
