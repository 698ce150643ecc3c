import { beforeAll, expect, test } from 'vitest';
import { speech } from '../speech/speech.svelte';
import { clockName, LIVE, SLOW } from './clocks';

beforeAll(() => speech.learn('en'));

test('clocks below an hour are live, others slow', () => {
  expect(LIVE.every((seconds) => clockName(seconds).startsWith('live'))).toBe(true);
  expect(SLOW.every((seconds) => clockName(seconds).startsWith('over days'))).toBe(true);
  expect(clockName(120)).toContain('2 minutes');
  expect(clockName(8 * 3600)).toContain('8 hours');
  expect(SLOW).toContain(12 * 3600);
  expect(clockName(Math.max(...SLOW))).toContain('7 days');
});
