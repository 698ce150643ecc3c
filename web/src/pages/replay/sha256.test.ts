import { createHash, createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { bytesOf, concat, hex, hmac, sha256, unhex } from './sha256';

test('SHA-256 and HMAC are those of Node, at every border of a block', () => {
  const borders = [55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 129, 1000];
  for (const length of [...Array(150).keys(), ...borders, 100_000]) {
    const bytes = new Uint8Array(randomBytes(length));
    expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    const key = new Uint8Array(randomBytes(length % 150));
    expect(hex(hmac(key, bytes))).toBe(createHmac('sha256', key).update(bytes).digest('hex'));
  }
});

test('bytes and their hexadecimal text', () => {
  expect(hex(concat(bytesOf('aé'), new Uint8Array([0, 15])))).toBe('61c3a9000f');
  expect([...unhex('00ff10')]).toEqual([0, 255, 16]);
  for (const wrong of ['0', 'FF', '0x00', 'gg']) expect(() => unhex(wrong)).toThrow();
});
