/** The tutorial as a player goes through it, whoever hosts it. */
import assert from 'node:assert/strict';
import { Player, until } from './play.mjs';
import { like, say } from './text.mjs';

const STEPS = 9;

export const coach = (page) => page.getByRole('complementary', { name: say('web-learn-label') });

/** Wait until the coach is at a step; returns its text. */
export function step(page, number) {
  return until(`step ${number}`, async () => {
    const [text] = await coach(page).allInnerTexts();
    return text?.includes(say('web-learn-step', { step: number, of: STEPS })) ? text : null;
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
  await see(1, like('web-learn-place'));
  await player.put();
  await see(2, like('web-learn-draw'));
  assert.equal(await page.locator('.dock .primary[data-coach]').count(), 1, 'the button is marked');
  await player.confirm();
  const text = await see(3, like('web-learn-turn'));
  const brought = like(['web-learn-brought-stars', 'web-learn-brought-nothing']);
  assert.match(text, brought, 'what it has brought is told');
  await player.press(say('web-hand-turn-right'));
  const edicts = { first: say('card-sentinel_wood'), second: say('card-mages_valley') };
  await see(4, like('web-learn-edict', edicts));
  await player.answer();
  await see(5, like('web-learn-ruins'));
  await player.answer();
  await see(6, like('web-learn-coin'));
  await player.arrive('asked');
  const small = page.getByRole('radio', { name: like('web-hand-option', { coin: 'yes' }) });
  assert.equal(await small.count(), 1);
  await player.answer();
  const ambush = await see(7, like('web-learn-ambush', { who: 'Quill' }));
  assert.ok(ambush.includes(say('web-learn-brought-coin')));
  assert.match((await player.arrive('asked')).banner, like('web-ambush-draw', { who: 'Quill' }));
  await player.answer();
  const close = await see(8, like('web-learn-close', { who: 'Quill' }));
  assert.match(close, like('web-learn-brought-them', { who: 'Quill' }));
  await player.answer();
  await see(9, like('web-learn-score'));
  await player.score();
  await until('the end', async () =>
    (await coach(page).innerText()).includes(say('web-learn-done')),
  );
  await between();
}
