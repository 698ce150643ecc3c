/** An analysed move in words and as a ghost. */
import type { AnalysedMove } from '../../platform/protocol/schema';
import { ghostAt, partsOf, type Ghost } from '../../ui/sheet/ghost';
import { say } from '../../platform/speech/speech.svelte';
import { labels } from '../../platform/speech/tableText';
import { joinNames } from '../../platform/speech/format';

export type Drawing = AnalysedMove['drawing'];

/** Smaller differences in stars are ignored. */
export const WORTH_TELLING = 0.05;

/** "4.2", as the language writes it */
export const figure = (value: number): string =>
  say('web-judge-figure', { value: Math.abs(value) });

/** "+4.2" or "−4.2" */
export const withSign = (value: number): string => {
  if (Math.abs(value) < WORTH_TELLING) return figure(0);
  return (value < 0 ? '−' : '+') + figure(value);
};

/** A drawing as a ghost on the map; null if it shows nothing. */
export const ghostOf = (drawing: Drawing): Ghost | null => ghostAt(drawing.flatMap(partsOf));

/** "Farm A1, A2, B2", or "skill Search and Farm A1" */
export const drawingName = (drawing: Drawing): string =>
  joinNames(
    drawing.map((element) => {
      switch (element.type) {
        case 'placement':
          return say('web-judge-drawn', {
            terrain: say(`terrain-${element.terrain}`),
            spaces: labels(element.spaces),
          });
        case 'hero_placement':
          return say('web-judge-hero', {
            space: labels(element.space),
            marks: labels(element.marks),
          });
        case 'target':
          return say('web-replay-destroyed', { spaces: labels(element.space) });
        case 'skill_use':
          return say('web-judge-skill', { skill: say(`card-${element.skill}`) });
        default:
          return say('web-judge-pass');
      }
    }),
  );

/** What a move cost, in one sentence. */
export function verdictText(seat: number, move: AnalysedMove): string {
  if (move.lost < WORTH_TELLING) return say('web-judge-best');
  const id = move.owner === seat ? 'web-judge-lost' : 'web-judge-kept';
  return say(id, { stars: move.lost });
}
