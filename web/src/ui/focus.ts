/** Where the focus goes when the element that had it disappears: to the map. */
import { tick } from 'svelte';

export function focusMap(): void {
  document.querySelector<SVGElement>('#map [tabindex="0"]')?.focus({ preventScroll: true });
}

/** After the next update: if the focused element is gone, focus the map. */
export async function keepFocus(): Promise<void> {
  await tick();
  if (document.activeElement === document.body) focusMap();
}
