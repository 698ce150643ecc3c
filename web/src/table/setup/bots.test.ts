import { beforeAll, expect, test } from 'vitest';
import { speech } from '../../platform/speech/speech.svelte';
import { strengthText } from './bots';

beforeAll(() => speech.learn('en'));

const BOTS = [
  'inept_assistant',
  'apprentice_surveyor',
  'journeyman_topographer',
  'master_mapsmith',
  'legendary_cartographer',
];
const PLAIN = Object.fromEntries(BOTS.map((bot) => [bot, 'greedy']));

test('where bots are not compiled, another strength is shown for each', () => {
  for (const bot of BOTS) {
    const [here, elsewhere] = [strengthText(bot, PLAIN), strengthText(bot, {})];
    expect(elsewhere).toBe(speech.say(`web-bot-${bot}-strength`));
    expect(here).not.toBe(elsewhere);
    expect(here).not.toContain('web-bot');
  }
});

test('the strongest are named with the bot that plays instead', () => {
  const instead = speech.say('web-bot-played-by-greedy');
  expect(BOTS.filter((bot) => strengthText(bot, PLAIN) === instead)).toEqual(BOTS.slice(3));
});

test('a server that says nothing of it has compiled bots', () => {
  expect(strengthText(BOTS[4]!)).toBe(speech.say(`web-bot-${BOTS[4]}-strength`));
});
