import { beforeAll, expect, test } from 'vitest';
import { duration } from '../../platform/speech/duration';
import { speech } from '../../platform/speech/speech.svelte';
import { clockName, LIVE, SLOW } from './clocks';

beforeAll(() => speech.learn('en'));

test('clocks below an hour are live, others slow', () => {
  const named = (id: string, clocks: readonly number[]) =>
    clocks.map((seconds) => speech.say(id, { time: duration(seconds) }));
  expect(LIVE.map(clockName)).toEqual(named('web-clock-is-live', LIVE));
  expect(SLOW.map(clockName)).toEqual(named('web-clock-is-slow', SLOW));
  expect(LIVE.length * SLOW.length).toBeGreaterThan(0);
  expect(clockName(120)).toContain('2 minutes');
  expect(clockName(8 * 3600)).toContain('8 hours');
  expect(SLOW).toContain(12 * 3600);
  expect(clockName(Math.max(...SLOW))).toContain('7 days');
});
