/**
 * "Your turn" on every page: in the title of the tab, as a dot on its icon, and as the badge of the
 * installed app. Started after the page is shown.
 */
import dotted from '../../ui/look/mark-turn.svg?url';
import { say, speech } from '../../platform/speech/speech.svelte';
import { ownTurns } from '../../table/turns/ownTurns.svelte';

/** Browsers without badges, and pages on plain http, have neither function. */
type Badged = Navigator & {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
};

/** The title as the page wrote it, without the sign. */
let written = '';
/** The title as the sign has made it. */
let shown: string | null = null;

function signTitle(turns: number): void {
  if (document.title !== shown) written = document.title;
  shown = turns === 0 ? written : say('web-games-title', { count: turns, title: written });
  if (document.title !== shown) document.title = shown;
}

/** The icon as the page came with it. */
let plain: string | null = null;

function signIcon(turns: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon === null) return;
  plain ??= icon.href;
  icon.href = turns === 0 ? plain : dotted;
}

function signApp(turns: number): void {
  const app = navigator as Badged;
  // A badge that the system refuses is no trouble of the player's.
  const ignore = (): void => {};
  if (turns > 0) app.setAppBadge?.(turns).catch(ignore);
  else app.clearAppBadge?.().catch(ignore);
}

export function startTurnSign(): void {
  ownTurns.watch();
  // Pages write their titles whenever they like: the sign is put in front of each.
  const title = document.querySelector('title');
  if (title !== null) {
    new MutationObserver(() => signTitle(ownTurns.turns)).observe(title, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  }
  $effect.root(() => {
    $effect(() => {
      if (speech.isReady) signTitle(ownTurns.turns);
    });
    $effect(() => {
      signIcon(ownTurns.turns);
      signApp(ownTurns.turns);
    });
  });
}
