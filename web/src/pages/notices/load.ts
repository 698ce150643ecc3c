/** The settings of notices and their sentences, fetched when they are first shown. */
import sentences from 'virtual:catalogues/web_notices';
import { speech } from '../../platform/speech/speech.svelte';
import MailAddress from './MailAddress.svelte';
import NoticeSettings from './NoticeSettings.svelte';

export const loadNotices = () => speech.prepare({ MailAddress, NoticeSettings }, sentences);
