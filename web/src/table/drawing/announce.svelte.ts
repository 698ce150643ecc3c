/** Announcements while a drawing is made: the shape when it is chosen, the verdict after a move. */
import { untrack } from 'svelte';
import { say } from '../../platform/speech/speech.svelte';
import { liveRegion } from '../../ui/sheet/liveRegion.svelte';
import type { Draft } from './draft.svelte';
import { shapeText, verdictText } from './drawingText';

const REST = 350; // ms without a further move before the verdict is announced

/** Called once by the hand. */
export function announceDrawing(draftOf: () => Draft): void {
  let chosen: string | undefined;
  $effect(() => {
    const { option } = draftOf();
    const id = option?.id;
    if (chosen !== undefined && id !== undefined && id !== chosen) {
      untrack(() => liveRegion.announce(shapeText(draftOf())));
    }
    chosen = id ?? chosen;
  });

  let pinnedIn: number | null = null; // the step in which it was placed
  $effect(() => {
    const draft = draftOf();
    const step = draft.game.step?.number ?? null;
    if (!draft.isPinned || !draft.game.isAsked) {
      if (pinnedIn !== null && pinnedIn === step && draft.game.isAsked) {
        liveRegion.announce(say('web-hand-said-put-back'));
      }
      pinnedIn = null;
      return undefined;
    }
    pinnedIn = step;
    void draft.failedConfirms; // an attempt to send it announces the reason again
    void draft.reason; // arrives from the server a little later
    void draft.ghost; // every move restarts the timer
    const timer = setTimeout(() => {
      const sentence = verdictText(draft);
      if (sentence !== null) liveRegion.announce(sentence);
    }, REST);
    return () => clearTimeout(timer);
  });
}
