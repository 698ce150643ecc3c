/** SHA-256 and HMAC. Browsers have `crypto.subtle`, but not for pages loaded over plain http. */

const BLOCK = 64;

/** The first 32 bits of the fractional parts of roots of primes: the constants of the standard. */
function fractions(count: number, root: number): Uint32Array {
  const found = new Uint32Array(count);
  for (let place = 0, number = 2; place < count; number += 1) {
    let isPrime = true;
    for (let part = 2; part * part <= number; part += 1) if (number % part === 0) isPrime = false;
    if (isPrime) found[place++] = (number ** (1 / root) % 1) * 2 ** 32;
  }
  return found;
}

const START = fractions(8, 2);
const ROUNDS = fractions(64, 3);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message padded with a one bit, zeros and its length to a whole number of blocks. */
function padded(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, message.length << 3);
  return view;
}

/** Mix one block into the state. */
function mix(state: Uint32Array, view: DataView, start: number, words: Uint32Array): void {
  for (let t = 0; t < 16; t += 1) words[t] = view.getUint32(start + 4 * t);
  for (let t = 16; t < 64; t += 1) {
    const [x, y] = [words[t - 15]!, words[t - 2]!];
    const small = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const large = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    words[t] = words[t - 16]! + small + words[t - 7]! + large;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number, number, number, number, number, number, number, number,
  ]; // prettier-ignore
  for (let t = 0; t < 64; t += 1) {
    const second = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + second + ((e & f) ^ (~e & g)) + ROUNDS[t]! + words[t]!) | 0;
    const first = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (first + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place]! += word));
}

export function sha256(message: Uint8Array): Uint8Array {
  const state = START.slice();
  const words = new Uint32Array(64);
  const view = padded(message);
  for (let start = 0; start < view.byteLength; start += BLOCK) mix(state, view, start, words);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => digest.setUint32(4 * place, word));
  return new Uint8Array(digest.buffer);
}

/** HMAC-SHA-256. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = new Uint8Array(BLOCK);
  short.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    concat(
      short.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    concat(
      short.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

export function concat(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.length;
  }
  return whole;
}

const encoder = new TextEncoder();
export const bytesOf = (text: string): Uint8Array => encoder.encode(text);

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export function unhex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new Error('not hexadecimal');
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
