/** Where the focus goes when the element that had it disappears: to the map. */
import { tick } from 'svelte';

const CONTROLS = 'a, button, input, summary';
let isPressed = false;
const note = ({ target }: Event): void => {
  isPressed ||= target instanceof Element && target.closest(CONTROLS) !== null;
};
addEventListener('click', note, true);

/**
 * Whether a link or control was pressed since the page was loaded, so that the focus may be lost with it.
 * A click beside them, perhaps while the page was still loading, is no such press.
 */
export const hasPressed = (): boolean => isPressed;

export function focusMap(): void {
  document.querySelector<SVGElement>('#map [tabindex="0"]')?.focus({ preventScroll: true });
}

/** After the next update: if the focused element is gone, focus the map. */
export async function keepFocus(): Promise<void> {
  await tick();
  if (document.activeElement === document.body) focusMap();
}
