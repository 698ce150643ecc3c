/** Moderation and its sentences, fetched where something is reported, decided or read. */
import sentences from 'virtual:catalogues/web_moderation';
import { speech } from '../../platform/speech/speech.svelte';
import DecisionLine from './DecisionLine.svelte';
import ModerationPage from './ModerationPage.svelte';
import ReportButton from './ReportButton.svelte';

const parts = { DecisionLine, ModerationPage, ReportButton };

export async function loadModeration(): Promise<typeof parts> {
  await speech.add(sentences);
  return parts;
}
