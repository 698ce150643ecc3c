/** The people of a shared device and their sentences, fetched when they are first shown. */
import sentences from 'virtual:catalogues/web_device';
import { speech } from '../../platform/speech/speech.svelte';
import PassOn from './PassOn.svelte';
import PeopleDialog from './PeopleDialog.svelte';
import PersonButton from './PersonButton.svelte';
import WhoIsPlaying from './WhoIsPlaying.svelte';

export const loadPeople = () =>
  speech.prepare({ PassOn, PeopleDialog, PersonButton, WhoIsPlaying }, sentences);
