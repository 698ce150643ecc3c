/** The focus must be somewhere: whoever loses it goes on where one draws. */
import { tick } from 'svelte';

export function focusMap(): void {
  document.querySelector<SVGElement>('#map [tabindex="0"]')?.focus({ preventScroll: true });
}

/** After what is about to go has gone: if it had the focus, the map takes it. */
export async function keepFocus(): Promise<void> {
  await tick();
  if (document.activeElement === document.body) focusMap();
}
