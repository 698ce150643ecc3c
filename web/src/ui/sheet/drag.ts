/** Dragging a shape with finger, pen or mouse: over the map, or from its tile onto the map. */
import type { Attachment } from 'svelte/attachments';
import { SIDE } from '../../platform/protocol/spaces';
import { methodOf, type InputMethod } from './inputMethod';
import type { Anchor } from './shapes';

/** Places are given in rows and columns of the map and parts of them; they may lie outside. */
export interface Draggable {
  /** A drag has begun here; false if there is nothing to drag. */
  lift(from: Anchor, how: InputMethod): boolean;
  carry(to: Anchor): void;
  drop(): void;
  /** The browser has taken the pointer away: the shape goes back. */
  cancel(): void;
}

/** Pixels that a press may move and still be a press. */
const SLACK = { mouse: 4, touch: 9 } as const;

function placeOn(map: Element, { clientX, clientY }: PointerEvent): Anchor {
  const box = map.getBoundingClientRect();
  return {
    row: ((clientY - box.top) / box.height) * SIDE,
    column: ((clientX - box.left) / box.width) * SIDE,
  };
}

/**
 * Listen for drags that begin on the element. A press that does not move stays a click; a drag is
 * followed by none.
 * @param begin called when the press begins to move; null if it drags nothing
 */
export function dragging(begin: () => Draggable | null): Attachment<Element> {
  return (element) => {
    let press: PointerEvent | null = null;
    let held: { map: Element; shape: Draggable } | null = null;
    let wasDragged = false;

    const down = (event: PointerEvent): void => {
      if (!event.isPrimary || event.button !== 0) return;
      press = event;
      wasDragged = false;
      // A quick pointer may have left the element before its first move is reported.
      for (const [type, listener] of Object.entries(following)) {
        addEventListener(type, listener as EventListener);
      }
    };
    const move = (event: PointerEvent): void => {
      if (held === null && press !== null) lift(event, press);
      if (event.pointerId === press?.pointerId) held?.shape.carry(placeOn(held.map, event));
    };
    const lift = (event: PointerEvent, from: PointerEvent): void => {
      const way = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY);
      if (event.pointerId !== from.pointerId || way < SLACK[methodOf(event)]) return;
      const map = document.querySelector('#map');
      const shape = map && begin();
      if (!map || !shape?.lift(placeOn(map, from), methodOf(from))) {
        rest();
        return;
      }
      held = { map, shape };
      wasDragged = true;
      element.setPointerCapture(from.pointerId); // moves are reported outside the window, too
    };
    const end = (event: PointerEvent): void => {
      if (event.pointerId !== press?.pointerId) return;
      rest();
      const was = held;
      held = null;
      if (event.type === 'pointerup') was?.shape.drop();
      else was?.shape.cancel();
    };
    const click = (event: Event): void => {
      if (!wasDragged) return;
      wasDragged = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };

    const following = { pointermove: move, pointerup: end, pointercancel: end };
    const rest = (): void => {
      press = null;
      for (const [type, listener] of Object.entries(following)) {
        removeEventListener(type, listener as EventListener);
      }
    };

    element.addEventListener('pointerdown', down as EventListener);
    element.addEventListener('click', click, { capture: true });
    return () => {
      rest();
      element.removeEventListener('pointerdown', down as EventListener);
      element.removeEventListener('click', click, { capture: true });
      held?.shape.cancel();
    };
  };
}
