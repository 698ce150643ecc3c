/** Mouse, pen and finger on the map: which space is meant, and how the shape is turned. */
import type { Attachment } from 'svelte/attachments';
import { SIDE, spaceAt, type Space } from '../../platform/protocol/spaces';
import { methodOf, type InputMethod } from './inputMethod';

interface PointerHandlers {
  pick(space: Space, how: InputMethod): void;
  /** Called with the space under the pointer, or -1 after leaving the map. */
  move(space: Space): void;
  /** The wheel was turned by a notch, or two fingers were; returns false if there is nothing to turn. */
  turn(by: 1 | -1): boolean;
  /** A click with the right button; returns false if there is nothing to flip. */
  flip(): boolean;
}

const NOTCH = 40; // of a wheel; touchpads scroll in smaller steps, which add up
const TWIST = Math.PI / 5; // of two fingers for a quarter turn of the shape

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

/** Reports quarter turns of two fingers. */
function twisting(turn: (by: 1 | -1) => void): (event: PointerEvent) => void {
  const fingers = new Map<number, PointerEvent>();
  let from = 0;
  const angle = (): number => {
    const [a, b] = [...fingers.values()] as [PointerEvent, PointerEvent];
    return Math.atan2(b.clientY - a.clientY, b.clientX - a.clientX);
  };
  return (event) => {
    if (event.pointerType !== 'touch') return;
    const isDown = event.type === 'pointerdown';
    if (event.type === 'pointerup' || event.type === 'pointercancel') {
      fingers.delete(event.pointerId);
    } else if (isDown || fingers.has(event.pointerId)) {
      fingers.set(event.pointerId, event);
    }
    if (fingers.size !== 2) return;
    if (isDown) from = angle();
    const by = Math.atan2(Math.sin(angle() - from), Math.cos(angle() - from));
    if (Math.abs(by) < TWIST) return;
    from = angle();
    turn(by > 0 ? 1 : -1);
  };
}

export function pointerInput(handlers: PointerHandlers): Attachment<SVGSVGElement> {
  return (map) => {
    let how: InputMethod = 'key';
    let last: PointerEvent | null = null;
    let rolled = 0;
    const twist = twisting(handlers.turn);

    const down = (event: PointerEvent): void => {
      how = methodOf(event);
      twist(event);
    };
    const click = (event: MouseEvent): void => {
      const space = spaceUnder(map, event);
      if (space !== null) handlers.pick(space, how);
      how = 'key';
    };
    const move = (event: PointerEvent): void => {
      twist(event);
      if (event.pointerType !== 'mouse') return;
      // A change of the page below a resting pointer is no move.
      if (last?.clientX === event.clientX && last.clientY === event.clientY) return;
      last = event;
      handlers.move(spaceUnder(map, event) ?? -1);
    };
    const leave = (): void => {
      last = null;
      handlers.move(-1);
    };
    const menu = (event: MouseEvent): void => {
      // A finger that rests asks for the menu, too: it would end the drag.
      if (how === 'touch' || (how === 'mouse' && handlers.flip())) event.preventDefault();
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

    const listeners = {
      pointerdown: down,
      click,
      pointermove: move,
      pointerup: twist,
      pointercancel: twist,
      pointerleave: leave,
      contextmenu: menu,
    };
    for (const [type, listener] of Object.entries(listeners)) {
      map.addEventListener(type, listener as EventListener);
    }
    map.addEventListener('wheel', wheel, { passive: false });
    return () => {
      for (const [type, listener] of Object.entries(listeners)) {
        map.removeEventListener(type, listener as EventListener);
      }
      map.removeEventListener('wheel', wheel);
    };
  };
}
