/** Who I am, for the page about me; and what this browser keeps of me. */
import * as api from '../protocol/api';
import type { Guest } from '../protocol/schema';
import { settings } from '../settings.svelte';
import { removeMatching } from '../storage';

export class Account {
  /** Undefined until it is known; null for a stranger. */
  who: Guest | null | undefined = $state.raw(undefined);

  async load(): Promise<void> {
    this.who = await api.me();
    if (this.who === null) return;
    settings.name ||= this.who.name;
    settings.colour ??= this.who.colour;
  }

  /** I am somebody now, or somebody else: this browser calls me so, too. */
  become(who: Guest): void {
    this.who = who;
    settings.name = who.name;
    settings.colour = who.colour;
  }

  /** I am nobody any more: nothing of me stays in this browser but its settings. */
  clear(): void {
    this.who = null;
    settings.name = '';
    settings.colour = null;
    removeMatching(/^inkland\.(recent|draft)/);
  }
}

/** When something was, as the language writes it. */
export const timeText = (when: string): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(when),
  );

const PROPER: Readonly<Record<string, string>> = {
  ios: 'iOS',
  macos: 'macOS',
  chromeos: 'ChromeOS',
};

/** The browser and the system of a session, by their own names. */
export const agentName = (agent: string): string =>
  agent
    .split(' ')
    .map((word) => PROPER[word] ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(', ');
