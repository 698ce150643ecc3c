import { expect, test } from 'vitest';
import { commitmentOf, saveCommitment } from './commitments';
import type { TableInfo } from './schema';

const table = (id: string, commitment: string) => ({ id, commitment }) as TableInfo;

test('the latest commitment of a table is found again, the oldest of many is dropped', () => {
  saveCommitment(table('t', 'first'), '01');
  saveCommitment(table('t', 'second'), '02');
  expect(commitmentOf('t')).toEqual({ id: 't', commitment: 'second', nonce: '02' });
  for (let k = 0; k < 40; k += 1) saveCommitment(table(`other${k}`, 'c'), '03');
  expect(commitmentOf('t')).toBeNull();
  expect(commitmentOf('other0')?.nonce).toBe('03');
});

test('something else under the key is no commitment', () => {
  localStorage.setItem('inkland.seals', '{"id":"t"}');
  expect(commitmentOf('t')).toBeNull();
});
