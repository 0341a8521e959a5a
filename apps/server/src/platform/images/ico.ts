const ICO_HEADER_BYTES = 6;
const ICO_ENTRY_BYTES = 16;

/** Returns a Windows icon with one square PNG of `size` pixels (≤ 256), for browsers that request `/favicon.ico`. */
export function encodeIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(ICO_HEADER_BYTES + ICO_ENTRY_BYTES);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  // An icon file stores the size 256 as 0.
  head.writeUInt8(size % 256, 6);
  head.writeUInt8(size % 256, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
