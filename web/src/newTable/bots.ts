/** The bots that a host can seat, and what is said of them. */
import { isDevice } from '../host';
import { speech } from '../speech/speech.svelte';

const USUAL = 'journeyman_topographer';

/** The bot that is chosen unless another is: neither the weakest nor the strongest. */
export function usualBot(bots: readonly string[] = [USUAL]): string {
  return bots.includes(USUAL) ? USUAL : (bots[Math.floor(bots.length / 2)] ?? USUAL);
}

/** The strength of a bot in words. On a device bots are plain, and have been measured by themselves. */
export function strengthText(bot: string): string {
  const here = `web-local-bot-${bot}-strength`;
  return speech.say(isDevice && speech.has(here) ? here : `web-bot-${bot}-strength`);
}
