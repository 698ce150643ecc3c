import { expect, test } from 'vitest';
import { periodText } from './periods';

const DAY = 86_400;

test.each([
  ['en', DAY, '1 day'],
  ['en', 365 * DAY, '365 days'],
  ['en', 7 * 3600, '7 hours'],
  ['en', 300, '5 minutes'],
  ['en', 90, '90 seconds'],
  ['uk', 30 * DAY, '30 днів'],
  ['ru', 2 * DAY, '2 дня'],
  ['cs', 14 * DAY, '14 dnů'],
  ['pl', DAY, '1 dzień'],
])('%s: %d seconds are %s', (language, seconds, text) => {
  expect(periodText(language, seconds).replaceAll('\u00a0', ' ')).toBe(text);
});
