/** What is said aloud while a drawing is made: the shape when it is chosen, the verdict after a move. */
import { untrack } from 'svelte';
import { say } from '../../speech/speech.svelte';
import { liveRegion } from '../../sheet/liveRegion.svelte';
import type { Draft } from './draft.svelte';
import { shapeText, verdictText } from './drawingText';

const REST = 350; // ms without a further move: only where it comes to rest is worth a sentence

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

  let pinnedIn: number | null = null; // the step it was put down in
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
    void draft.failedConfirms; // whoever wants to draw it hears once more why it cannot be
    void draft.reason; // which comes from the server, a little later
    void draft.ghost; // the sentence is made when it rests: while it moves, nobody hears it
    const timer = setTimeout(() => {
      const sentence = verdictText(draft);
      if (sentence !== null) liveRegion.announce(sentence);
    }, REST);
    return () => clearTimeout(timer);
  });
}
