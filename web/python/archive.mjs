/** Reads zip files whose entries are stored without compression: they are compressed as a whole. */
const LOCAL_FILE = 0x04034b50;
const HEADER_BYTES = 30;

/** The paths and contents of an archive's files, as views of its bytes. */
export function unzip(archive) {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const names = new TextDecoder();
  const found = [];
  let at = 0;
  while (at + HEADER_BYTES <= archive.length && view.getUint32(at, true) === LOCAL_FILE) {
    const [method, size] = [view.getUint16(at + 8, true), view.getUint32(at + 18, true)];
    if (method !== 0) throw new Error('this archive is compressed');
    const name = at + HEADER_BYTES;
    const start = name + view.getUint16(at + 26, true);
    const content = start + view.getUint16(at + 28, true);
    found.push([
      names.decode(archive.subarray(name, start)),
      archive.subarray(content, content + size),
    ]);
    at = content + size;
  }
  return found;
}
