/** People at a table, invitations to it, and their sentences, fetched where they are shown. */
import sentences from 'virtual:catalogues/web_people';
import { speech } from '../../platform/speech/speech.svelte';
import InviteSomebody from './InviteSomebody.svelte';
import PersonActions from './PersonActions.svelte';
import PersonButton from './PersonButton.svelte';

export const loadPeople = () =>
  speech.prepare({ InviteSomebody, PersonActions, PersonButton }, sentences);
