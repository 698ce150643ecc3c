/** A sentence that names the seats whose answers are awaited. */
import { say } from '../platform/speech/speech.svelte';
import type { Game } from './game.svelte';
import { joinNames } from '../platform/speech/format';

const FEW = 3; // more names are only counted

export function awaitedText(game: Game): string {
  const { step } = game;
  if (step === null) return '';
  const open = step.asked.filter((seat) => seat !== game.you && !step.answered[seat]);
  if (open.length === 0) return '';
  if (open.length > FEW) return say('web-seat-awaited-many', { count: open.length });
  return say('web-seat-awaited', { names: joinNames(open.map((seat) => game.nameOf(seat))) });
}
