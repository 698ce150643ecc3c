/** The bots that a host can seat, and what is said of them. */
import { speech } from '../../platform/speech/speech.svelte';

const USUAL = 'journeyman_topographer';

/** The bot that is chosen unless another is: neither the weakest nor the strongest. */
export function usualBot(bots: readonly string[] = [USUAL]): string {
  return bots.includes(USUAL) ? USUAL : (bots[Math.floor(bots.length / 2)] ?? USUAL);
}

/**
 * The strength of a bot in words. Where bots are not compiled, plain ones play in their place
 * (`playedBy`, by the names of the others), which have been measured by themselves.
 */
export function strengthText(bot: string, playedBy: Record<string, string> = {}): string {
  const by = playedBy[bot];
  if (by === undefined) return speech.say(`web-bot-${bot}-strength`);
  const plain = `web-bot-${bot}-plain`;
  return speech.say(speech.has(plain) ? plain : `web-bot-played-by-${by}`);
}
