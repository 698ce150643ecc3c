/** The pages behind links in mails and their sentences, fetched when one is opened. */
import sentences from 'virtual:catalogues/web_mail';
import ofRecovery from 'virtual:catalogues/web_recovery';
import ofAccounts from 'virtual:catalogues/web_you';
import { speech } from '../../platform/speech/speech.svelte';
import ForgottenPage from './ForgottenPage.svelte';
import LinkPage from './LinkPage.svelte';
import NewPasswordPage from './NewPasswordPage.svelte';
import RecoveryPage from './RecoveryPage.svelte';

const PAGES = {
  mail: LinkPage,
  password: NewPasswordPage,
  forgotten: ForgottenPage,
  recovery: RecoveryPage,
};

export const loadMailPages = () => speech.prepare(PAGES, sentences, ofAccounts, ofRecovery);
