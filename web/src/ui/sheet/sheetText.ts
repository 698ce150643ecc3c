/** Spaces in words, for screen readers. */
import { labelOf, type Space } from '../../platform/protocol/spaces';
import { say } from '../../platform/speech/speech.svelte';
import type { Land } from './notation';

/** "C4, forest, on ruins" */
export function spaceName(land: Land, space: Space): string {
  const ground = land.ground.get(space);
  return say('web-space', {
    label: labelOf(space),
    kind: say(`web-kind-${ground?.kind ?? 'empty'}`),
    ruins: ground?.isOnRuins ? 'yes' : 'no',
    mark: land.marks.has(space) ? 'yes' : 'no',
  });
}
