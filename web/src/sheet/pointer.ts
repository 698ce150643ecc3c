/** Mouse, pen and finger on the map: which space is meant. */
import type { Attachment } from 'svelte/attachments';
import { SIDE, spaceAt, type Space } from '../protocol/spaces';

export type InputMethod = 'mouse' | 'touch' | 'key';

interface PointerHandlers {
  pick(space: Space, how: InputMethod): void;
  /** Called with the space under the pointer, or -1 after leaving the map. */
  move(space: Space): void;
  /** The wheel was turned by a notch; returns false if there is nothing to turn. */
  turn(by: 1 | -1): boolean;
}

const NOTCH = 40; // of a wheel; touchpads scroll in smaller steps, which add up

/** The space of an event: its target, as for clicks of screen readers, or the one under the pointer. */
function spaceUnder(map: Element, event: MouseEvent): Space | null {
  const target = (event.target as Element).closest<SVGElement>('[data-space]');
  if (target) return Number(target.dataset['space']);
  const box = map.getBoundingClientRect();
  const column = Math.floor(((event.clientX - box.left) / box.width) * SIDE);
  const row = Math.floor(((event.clientY - box.top) / box.height) * SIDE);
  const isInside = row >= 0 && column >= 0 && row < SIDE && column < SIDE;
  return isInside ? spaceAt(row, column) : null;
}

export function pointerInput(handlers: PointerHandlers): Attachment<SVGSVGElement> {
  return (map) => {
    let how: InputMethod = 'key';
    let over: Space | null = null;
    let rolled = 0;

    const down = (event: PointerEvent): void => {
      how = event.pointerType === 'mouse' ? 'mouse' : 'touch';
    };
    const click = (event: MouseEvent): void => {
      const space = spaceUnder(map, event);
      if (space !== null) handlers.pick(space, how);
      how = 'key';
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return;
      const space = spaceUnder(map, event);
      if (space === over) return;
      over = space;
      handlers.move(space ?? -1);
    };
    const leave = (): void => {
      over = null;
      handlers.move(-1);
    };
    const wheel = (event: WheelEvent): void => {
      if (event.ctrlKey || event.deltaY === 0) return; // that is zoom
      rolled += event.deltaY;
      const by = rolled > 0 ? 1 : -1;
      if (Math.abs(rolled) < NOTCH) {
        event.preventDefault();
        return;
      }
      rolled = 0;
      if (handlers.turn(by)) event.preventDefault();
    };

    map.addEventListener('pointerdown', down);
    map.addEventListener('click', click);
    map.addEventListener('pointermove', move);
    map.addEventListener('pointerleave', leave);
    map.addEventListener('wheel', wheel, { passive: false });
    return () => {
      map.removeEventListener('pointerdown', down);
      map.removeEventListener('click', click);
      map.removeEventListener('pointermove', move);
      map.removeEventListener('pointerleave', leave);
      map.removeEventListener('wheel', wheel);
    };
  };
}
