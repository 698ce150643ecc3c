/** Moderation and its sentences, fetched where something is decided or read. */
import { loadModerationTexts } from '../../table/people/loadReport';
import DecisionLine from './DecisionLine.svelte';
import ModerationPage from './ModerationPage.svelte';

export const loadModeration = () =>
  loadModerationTexts().then(() => ({ DecisionLine, ModerationPage }));
