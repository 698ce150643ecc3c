import { afterEach, expect, test, vi } from 'vitest';
import type { Transport } from '../protocol/transport';
import { askingToPersist } from './persistence';

afterEach(() => vi.unstubAllGlobals());

test('the browser is asked to keep the games when there is one', async () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', { storage: { persist } });
  let status = 200;
  const host: Transport = {
    ask: async () => ({ status, text: '' }),
    open: () => {
      throw new Error('not here');
    },
  };
  const asking = askingToPersist(host);
  await asking.ask('GET', '/api/tables', null);
  status = 409;
  await asking.ask('POST', '/api/tables', '{}');
  expect(persist).not.toHaveBeenCalled();
  status = 201;
  expect(await asking.ask('POST', '/api/tables', '{}')).toEqual({ status, text: '' });
  expect(persist).toHaveBeenCalledOnce();
});
