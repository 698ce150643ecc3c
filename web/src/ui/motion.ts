/**
 * Plays movements. A movement only follows a change that is already complete, so it may be left out or
 * cut short at any time: the next press or key ends all of them.
 */
import { MOVEMENTS, type MovementName } from './movements';

const running = new Set<Animation>();

/** Calm motion: as the player has chosen, or else as the system asks. Set by `watchSettings`. */
export const isCalm = (): boolean => 'calm' in document.documentElement.dataset;

interface Playing {
  /** ms added to the start, for several that follow one another. */
  wait?: number;
  /** Frames of the calm form, if it is another fade than into view. */
  calm?: Keyframe[];
}

/**
 * Play a movement that ends in the element's own style. Frames may use transform, opacity, clip-path
 * and stroke-dashoffset. Null if nothing is played: in a hidden tab, or where the calm form is none.
 */
export function play(
  element: Element,
  name: MovementName,
  frames: Keyframe[],
  { wait = 0, calm = [{ opacity: 0 }, {}] }: Playing = {},
): Animation | null {
  const [delay, duration, fade, easing] = MOVEMENTS[name];
  if (document.hidden || (isCalm() && !fade)) return null;
  const animation = isCalm()
    ? element.animate(calm, { id: name, duration: fade })
    : element.animate(frames, {
        id: name,
        delay: delay + wait,
        duration,
        easing,
        fill: 'backwards',
      });
  running.add(animation);
  animation.onfinish = animation.oncancel = () => running.delete(animation);
  return animation;
}

const LONGEST_WAIT = 500; // ms: a slow device may never be idle

/** Once the page has nothing more urgent to do, or soon: parts that only move are loaded then. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((done) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(done, { timeout: LONGEST_WAIT })
      : setTimeout(done),
  );

/** End every movement at once: each jumps to its last frame. */
export function finishAll(): void {
  for (const animation of running) animation.finish();
}

addEventListener('pointerdown', finishAll, { capture: true, passive: true });
addEventListener('keydown', finishAll, { capture: true, passive: true });
addEventListener('visibilitychange', finishAll);
