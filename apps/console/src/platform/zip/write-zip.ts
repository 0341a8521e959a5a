const CRC = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC[(crc ^ byte) & 255] ?? 0);
  return ~crc >>> 0;
}

/** Returns a ZIP file with these texts or bytes by name. */
export async function writeZip(files: Record<string, string | Uint8Array<ArrayBuffer>>): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    const packing = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const packed = new Uint8Array(await new Response(packing).arrayBuffer());
    const label = new TextEncoder().encode(name);
    // Version 2.0, UTF-8 names, deflate, and the first date of the format.
    const common = [20, 0x0800, 8, 0, 0x0021] as const;
    const sizes = [crcOf(bytes), packed.length, bytes.length] as const;
    const local = words([0x04034b50], common, sizes, [label.length, 0]);
    parts.push(local, label, packed);
    const entry = words([0x02014b50], [20, ...common], sizes, [label.length, 0, 0, 0, 0], [0, at]);
    directory.push(entry, label);
    at += local.length + label.length + packed.length;
  }
  const count = Object.keys(files).length;
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = words([0x06054b50], [0, 0, count, count], [size, at], [0]);
  return new Blob([...parts, ...directory, end]);
}

/** Serializes numbers in runs of alternating width, four and two bytes, as in the ZIP headers. */
function words(...runs: readonly (readonly number[])[]): Uint8Array<ArrayBuffer> {
  const sized = runs.flatMap((run, at) => run.map((value) => ({ value, bytes: at % 2 === 0 ? 4 : 2 })));
  const view = new DataView(new ArrayBuffer(sized.reduce((sum, { bytes }) => sum + bytes, 0)));
  let at = 0;
  for (const { value, bytes } of sized) {
    if (bytes === 4) view.setUint32(at, value, true);
    else view.setUint16(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}
