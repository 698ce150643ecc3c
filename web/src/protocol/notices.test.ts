import { expect, test } from 'vitest';
import { ownTimeZone, wishesOf } from './notices';
import type { NoticeState } from './schema';

const STATE = {
  kinds: { nudge: [], your_turn: ['push'] },
  quiet_from: '22:00',
  quiet_until: '07:00',
  time_zone: 'Europe/Prague',
  language: 'cs',
  mails_per_day: 'one',
  push_key: 'key',
  is_subscribed: true,
  has_mail: false,
  mail: { address: null, is_confirmed: false },
} as unknown as NoticeState;

test('what is sent back is only what can be changed', () => {
  expect(Object.keys(wishesOf(STATE)).sort()).toEqual([
    'kinds',
    'language',
    'mails_per_day',
    'quiet_from',
    'quiet_until',
    'time_zone',
  ]);
});

test('a browser names its time zone', () => {
  expect(ownTimeZone()).not.toBe('');
});
