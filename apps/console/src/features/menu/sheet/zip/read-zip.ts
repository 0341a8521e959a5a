/** What a table may take when it is unpacked: a bomb ends here, whatever its directory says. */
const MAX_UNPACKED = 32 * 1024 * 1024;
const MAX_ENTRIES = 2_000;
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;

/** A file that is no table, or more than one. */
export class UnreadableFile extends Error {
  readonly fault: "unreadable" | "too_large";
  constructor(fault: "unreadable" | "too_large") {
    super(fault);
    this.fault = fault;
  }
}

interface Entry {
  method: number;
  packed: Uint8Array<ArrayBuffer>;
}

/** The texts of a ZIP by their names: a reader that unpacks what is asked for, and never more than 32 MB in all. */
export function openZip(bytes: Uint8Array<ArrayBuffer>): (name: string) => Promise<string | null> {
  const entries = entriesOf(bytes);
  let left = MAX_UNPACKED;
  return async (name) => {
    const entry = entries.get(name);
    if (!entry) return null;
    const parts: Uint8Array<ArrayBuffer>[] = [];
    for await (const part of unpacked(entry)) {
      left -= part.length;
      if (left < 0) throw new UnreadableFile("too_large");
      parts.push(part);
    }
    return new Blob(parts).text();
  };
}

function entriesOf(bytes: Uint8Array<ArrayBuffer>): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = endOf(view);
    const count = view.getUint16(end + 10, true);
    if (count > MAX_ENTRIES) throw new UnreadableFile("too_large");
    const entries = new Map<string, Entry>();
    let at = view.getUint32(end + 16, true);
    for (let read = 0; read < count; read += 1) {
      if (view.getUint32(at, true) !== ENTRY) throw new UnreadableFile("unreadable");
      const nameLength = view.getUint16(at + 28, true);
      const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
      const start = dataStart(view, view.getUint32(at + 42, true));
      const packed = bytes.subarray(start, start + view.getUint32(at + 20, true));
      entries.set(name, { method: view.getUint16(at + 10, true), packed });
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
    return entries;
  } catch (error) {
    // Numbers that lead beyond the file.
    throw error instanceof UnreadableFile ? error : new UnreadableFile("unreadable");
  }
}

function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at -= 1)
    if (view.getUint32(at, true) === END) return at;
  throw new UnreadableFile("unreadable");
}

function dataStart(view: DataView, local: number): number {
  if (view.getUint32(local, true) !== LOCAL) throw new UnreadableFile("unreadable");
  return local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
}

async function* unpacked({ method, packed }: Entry): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (method === 0) {
    yield packed;
    return;
  }
  if (method !== 8) throw new UnreadableFile("unreadable");
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new UnreadableFile("unreadable");
      });
      if (done) return;
      yield value;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
