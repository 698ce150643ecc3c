import { expect, test, vi } from 'vitest';
import { codeHost } from './codeHost';

test('the host is that of the code, and without a code that of the page', async () => {
  vi.stubGlobal('location', { host: '127.0.0.1:8000' });
  const answer = (text: string) => vi.stubGlobal('fetch', async () => new Response(text));
  answer('<svg><desc>http://192.168.7.5:8000</desc></svg>');
  expect(await codeHost('/qr.svg')).toBe('192.168.7.5:8000');
  answer('no picture');
  expect(await codeHost('/qr.svg')).toBe('127.0.0.1:8000');
  vi.unstubAllGlobals();
});
