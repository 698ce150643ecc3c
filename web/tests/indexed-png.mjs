/** Writes a picture of at most 256 colours as a PNG, which is a third as large as with all colours. */
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const INDEXED = [8, 3, 0, 0, 0]; // bits, kind of colour, compression, filter, no interlacing

function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** `palette` has three bytes a colour, `indices` one a pixel. */
export function indexedPng({ width, height, palette, indices }) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(INDEXED, 8);
  const lines = Buffer.alloc((width + 1) * height); // each begins with a zero: no filter
  for (let y = 0; y < height; y += 1) {
    lines.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(lines, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
