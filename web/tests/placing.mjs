/** A page at a solo game in which a shape is placed. */
import { look } from './play.mjs';
import { say } from './text.mjs';

export const SIDE = 11;

/** A page at a new solo game. */
export async function playing(stage, options = {}) {
  const [me] = stage.guests;
  const id = await me.open({ seats: 1 });
  await me.sit(id);
  await me.start(id);
  const page = await stage.page(options);
  await page.addInitScript(() => {
    // Every movement by name, and the positions of the ghost frame by frame.
    globalThis.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
      if (globalThis.slow) timing = { ...timing, duration: timing.duration * globalThis.slow };
      const animation = animate.call(this, frames, timing);
      globalThis.moved.push({
        id: timing.id,
        duration: timing.duration,
        properties: [...new Set(animation.effect.getKeyframes().flatMap(Object.keys))].filter(
          (key) => !['offset', 'easing', 'composite', 'computedOffset'].includes(key),
        ),
      });
      return animation;
    };
    globalThis.trace = [];
    const watch = () => {
      const box = document.querySelector('.hand .pen')?.getBoundingClientRect();
      if (box) globalThis.trace.push([Math.round(box.x), Math.round(box.y)]);
      requestAnimationFrame(watch);
    };
    watch();
  });
  await page.goto(`/t/${id}`);
  await page.locator('.options input').first().waitFor();
  await page.waitForFunction(
    (looking) => !document.querySelector('.verdict').textContent.startsWith(looking),
    say('web-hand-hint-look'),
  );
  return page;
}

export async function pointOf(page, space) {
  const box = await page.locator('#map').boundingBox();
  const size = box.width / SIDE;
  return {
    x: box.x + ((space % SIDE) + 0.5) * size,
    y: box.y + (Math.floor(space / SIDE) + 0.5) * size,
  };
}

/** Spaces that "spots" outlines, without leaving it on. */
export async function outlined(page) {
  const button = page.getByRole('button', { name: say('web-hand-spots-label') });
  await button.click();
  const { spots } = await look(page);
  await button.click();
  return spots;
}
