/** A page at a game with a fixed deal, which notes every movement. */
import { DEALS, Guest, newPage } from './harness.mjs';
import { listen, Player, until } from './play.mjs';
import { advance } from './screens.mjs';

/** Note every movement that is played: what moves, for how long, and the frames between. */
function noting(rate) {
  const { animate } = Element.prototype;
  window.moves = [];
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    animation.playbackRate = rate;
    const move = {
      id: options.id,
      what: new Set(frames.flatMap((frame) => Object.keys(frame))),
      length: options.duration,
      states: new Set(),
      hasRun: false, // to its end, not cut short
    };
    window.moves.push(move);
    const begun = performance.now();
    const whole = ((options.delay ?? 0) + options.duration) / rate;
    const end = () => (move.hasRun = performance.now() - begun >= 0.9 * whole);
    animation.finished.then(end, () => {});
    const note = () => {
      const { transform, opacity, strokeDashoffset } = getComputedStyle(this);
      const progress = animation.effect.getComputedTiming().progress;
      if (progress > 0 && progress < 1)
        move.states.add([transform, opacity, strokeDashoffset].join());
      if (animation.playState === 'running') requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    return animation;
  };
}

/** A device too slow to be ever idle: only those are called who said how long they wait. */
function neverIdle() {
  window.requestIdleCallback = (then, { timeout } = {}) => timeout && setTimeout(then, timeout);
}

export const moves = async (page) =>
  (
    await page.evaluate(() =>
      window.moves.map(({ id, what, length, states, hasRun }) => ({
        id,
        hasRun,
        length,
        what: [...what].filter((one) => one !== 'offset'),
        states: states.size,
      })),
    )
  ).filter(({ id }) => id);
export const isMoving = (page) =>
  page.evaluate(() =>
    document.getAnimations().some(({ id, playState }) => id && playState === 'running'),
  );
export const still = (page) => until('all is still', async () => !(await isMoving(page)));

/** A page at a new game with a fixed deal. */
export async function begin(
  { server, browser },
  deal,
  {
    seats = 1,
    isCalm = false,
    isNoted = true,
    isBusy = false,
    rate = 1,
    until: reached,
    ...options
  } = {},
) {
  const guest = await new Guest(server.url).enter('Isolde');
  const id = await guest.open({ seats, deal: DEALS[deal].deal });
  await guest.sit(id);
  await guest.start(id);
  if (reached) await advance(server.url, id, reached, [guest]);
  const page = await newPage(browser, server.url, {
    reducedMotion: isCalm ? 'reduce' : 'no-preference',
    ...options,
  });
  await listen(page);
  if (isNoted) await page.addInitScript(noting, rate);
  if (isBusy) await page.addInitScript(neverIdle);
  await guest.lendTo(page);
  await page.goto(`/t/${id}`);
  const player = new Player(page, { touch: options.hasTouch === true });
  await player.arrive('asked');
  return { page, player };
}

/** Draw, as far as possible into the corner at the bottom right, where the goblins come from. */
export const draw = async (player) => {
  await player.put((spots) => Math.max(...spots));
  await player.confirm();
};
