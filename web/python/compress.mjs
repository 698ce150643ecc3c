/** Compresses files for browsers, which unpack them themselves: so any host will do. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

// The best quality takes a minute and saves a tenth, so only a release has it.
export const QUALITY = process.env.INKLAND_RELEASE === '1' ? 11 : 5;

// Not every browser can unpack brotli, which is a fifth smaller.
export const FORMATS = {
  br: (bytes) =>
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gz: (bytes) => gzipSync(bytes, { level: 9 }),
};

export const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** The compressed bytes; they are kept in `cache`, for each quality, since brotli takes its time. */
export function compress(bytes, format, cache) {
  const path = join(cache, `${hashOf(bytes)}.${QUALITY}.${format}`);
  if (!existsSync(path)) {
    mkdirSync(cache, { recursive: true });
    writeFileSync(path, FORMATS[format](bytes));
  }
  return readFileSync(path);
}
