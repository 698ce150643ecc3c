/** The button that reports somebody's words, with the sentences of moderation. */
import sentences from 'virtual:catalogues/web_moderation';
import { speech } from '../../platform/speech/speech.svelte';
import ReportButton from './ReportButton.svelte';

export const loadModerationTexts = (): Promise<void> => speech.add(sentences);

export const loadReportButton = () => loadModerationTexts().then(() => ReportButton);
