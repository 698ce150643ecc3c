/** The tutorial as a player goes through it, whoever hosts it. */
import assert from 'node:assert/strict';
import { Player, until } from './play.mjs';
import { say } from './text.mjs';

const STEPS = 9;

export const coach = (page) => page.getByRole('complementary', { name: say('web-learn-label') });

/** Wait until the coach is at a step; returns its text. */
export function step(page, number) {
  return until(`step ${number}`, async () => {
    const [text] = await coach(page).allInnerTexts();
    return text?.includes(`Step ${number} of ${STEPS}.`) ? text : null;
  });
}

/** The coach covers neither map nor hand nor buttons, and pushes nothing off the screen. */
export function checkRoom(page) {
  let seen;
  return until('room', async () => {
    seen = await page.evaluate(() => {
      const box = (name) => document.querySelector(name)?.getBoundingClientRect();
      const [own, map, hand] = ['.coach', '#map', '.hold'].map(box);
      return {
        coach: Math.min(map.top, hand?.top ?? Infinity) - own.bottom,
        map: hand ? hand.top - map.bottom : 0,
        wide: document.documentElement.scrollWidth - innerWidth,
      };
    });
    return seen.coach >= 0 && seen.wide === 0 && seen.map >= 0;
  }).catch((error) => {
    throw new Error(`${error.message}: ${JSON.stringify(seen)}`);
  });
}

/**
 * Do all steps with a pointer; `between` is called at each. The coach reports what a drawing brought from
 * the effects known when it was sent: so wait for them before sending.
 */
export async function playThrough(page, touch, between) {
  const player = new Player(page, { touch, readsGain: true });
  const see = async (number, form) => {
    await step(page, number);
    const text = await coach(page).innerText();
    assert.match(text, form);
    await between();
    return text;
  };
  await see(1, /Choose forest or farm/);
  await player.put();
  await see(2, /Press “Draw (forest|farm) here”/);
  assert.equal(await page.locator('.dock .primary[data-coach]').count(), 1, 'the button is marked');
  await player.confirm();
  const text = await see(3, /turned and flipped/);
  assert.match(text, /pays \d+ stars? for that|No star for that/, 'what it has brought is told');
  await player.press(say('web-hand-turn-right'));
  await see(4, /Sentinel Wood for forest on the edge, Mages Valley for water/);
  await player.answer();
  await see(5, /must cover a ruins space/);
  await player.answer();
  await see(6, /the small one earns a coin/);
  await player.arrive('asked');
  const small = page.getByRole('radio', { name: /earns a coin/ });
  assert.equal(await small.count(), 1);
  await player.answer();
  const ambush = await see(7, /You draw monsters on Quill’s map while Quill draws on yours/);
  assert.match(ambush, /A coin for you\./);
  assert.match((await player.arrive('asked')).banner, /You draw on Quill’s map/);
  await player.answer();
  assert.match(await see(8, /Quill has left monsters/), /That costs Quill \d+ stars? a season\./);
  await player.answer();
  await see(9, /Spring is over/);
  await player.score();
  await until('the end', async () => /That is all/.test(await coach(page).innerText()));
  await between();
}
