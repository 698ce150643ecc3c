import { expect, test } from 'vitest';
import type { TableInfo } from '../../platform/protocol/schema';
import { mayAskForPause } from './pause';

const at = (table: Partial<TableInfo>) => table as TableInfo;

test('a player may ask for a pause while the game runs, but not at a table of an event', () => {
  const playing = at({ status: 'playing' });
  expect(mayAskForPause({ you: 0, table: playing })).toBe(true); // of a server before this release
  expect(mayAskForPause({ you: 0, table: at({ ...playing, may_pause: true }) })).toBe(true);
  expect(mayAskForPause({ you: 0, table: at({ ...playing, may_pause: false }) })).toBe(false);
  expect(mayAskForPause({ you: null, table: playing })).toBe(false);
  expect(mayAskForPause({ you: 0, table: at({ status: 'finished' }) })).toBe(false);
  expect(mayAskForPause({ you: 0, table: null })).toBe(false);
});
