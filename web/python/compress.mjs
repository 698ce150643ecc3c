/** Compresses files for browsers, which unpack them themselves: so any host will do. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

// Not every browser can unpack brotli, which is a fifth smaller.
export const FORMATS = {
  br: (bytes) => brotliCompressSync(bytes), // its best quality is the default
  gz: (bytes) => gzipSync(bytes, { level: 9 }),
};

export const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** The compressed bytes; they are kept in `cache`, since brotli takes its time. */
export function compress(bytes, format, cache) {
  const path = join(cache, `${hashOf(bytes)}.${format}`);
  if (!existsSync(path)) {
    mkdirSync(cache, { recursive: true });
    writeFileSync(path, FORMATS[format](bytes));
  }
  return readFileSync(path);
}
