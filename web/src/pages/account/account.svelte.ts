/** The account shown by its page, and what this browser stores of it. */
import { ownTurns } from '../../table/turns/ownTurns.svelte';
import type { Guest } from '../../platform/protocol/schema';
import { settings } from '../../platform/settings.svelte';
import { removeMatching } from '../../platform/storage';
import { loadKnown } from '../../platform/account/known';

export class Account {
  /** Undefined until loaded; null without an account. */
  who: Guest | null | undefined = $state.raw(undefined);

  async load(): Promise<void> {
    this.who = await loadKnown();
    if (this.who === null) return;
    settings.name ||= this.who.name;
    settings.colour ??= this.who.colour;
  }

  /** Switch to this account, here and in the settings of this browser. */
  become(who: Guest): void {
    this.who = who;
    settings.name = who.name;
    settings.colour = who.colour;
    void ownTurns.ask();
  }

  /** Forget the account, and all that this browser stores of it but other settings. */
  clear(): void {
    this.who = null;
    settings.name = '';
    settings.colour = null;
    void ownTurns.ask();
    removeMatching(/^inkland\.(draft|seen)/);
  }
}

/** Date and time in the language of the page. */
export const timeText = (when: string): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(when),
  );

const PROPER: Readonly<Record<string, string>> = {
  ios: 'iOS',
  macos: 'macOS',
  chromeos: 'ChromeOS',
};

/** The browser and system of a session as their makers write them: "Firefox, macOS". */
export const agentName = (agent: string): string =>
  agent
    .split(' ')
    .map((word) => PROPER[word] ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(', ');
