import { expect, test } from 'vitest';
import { savePreset, lastPreset, pathFromLink } from './guest';

const ID = '0123456789abcdefghjkmnpqrs';

test.each([
  [ID, `/t/${ID}`],
  [`https://example.org/t/${ID}`, `/t/${ID}`],
  [`  https://example.org/t/${ID}/replay?seat=2 `, `/t/${ID}`],
  [`https://example.org/d/${ID}?of=abc_1-2`, `/d/${ID}?of=abc_1-2`],
  [`/d/${ID}`, `/d/${ID}`],
])('%s leads to %s', (text, path) => expect(pathFromLink(text)).toBe(path));

test.each(['', 'hello', `${ID}x`, `https://example.org/x/${ID}`, `/t/${ID.slice(1)}`])(
  '"%s" leads nowhere',
  (text) => expect(pathFromLink(text)).toBeNull(),
);

test('the preset used last is kept as plain text', () => {
  expect(lastPreset()).toBe('base');
  savePreset('heroes');
  expect(lastPreset()).toBe('heroes');
  expect(localStorage.getItem('inkland.preset')).toBe('heroes');
});
