/** Maximum unpacked size in bytes. Stops ZIP bombs, independent of the sizes in the directory. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;
/** Maximum size in bytes of a ZIP file. It may be large, because its entries are read one at a time. */
export const MAX_ZIP_BYTES = 300 * 1024 * 1024;
const MAX_ZIP_ENTRIES = 5_000;
const MAX_ZIP_DIRECTORY_BYTES = 4 * 1024 * 1024;
/** Maximum length in bytes of the end record with its comment. */
const MAX_ZIP_END_RECORD_BYTES = 65_557;
const ZIP_END_SIGNATURE = 0x06054b50;
const ZIP_ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_HEADER_SIGNATURE = 0x04034b50;
const UTF8_NAME_FLAG = 0x0800;
/** Placeholder for a size in the ZIP64 extension, which is not supported. */
const ZIP64_SIZE_PLACEHOLDER = 0xffffffff;

/** Reason why a file cannot be imported. `nothing_inside`: neither a table nor an image. */
export type ImportFileFault = "unreadable" | "too_large" | "too_many" | "two_tables" | "nothing_inside";

/** Error for a file that cannot be imported. */
export class UnreadableFile extends Error {
  readonly fault: ImportFileFault;
  constructor(fault: ImportFileFault) {
    super(fault);
    this.fault = fault;
  }
}

interface ZipEntry {
  method: number;
  /** Offset of the entry's local header, and its compressed size in bytes. */
  at: number;
  length: number;
  /**
   * Size in bytes of the unpacked entry, as declared in the directory. 0: not declared. The real size is checked too.
   */
  unpacked: number;
}

/** ZIP file whose entries are unpacked on demand. */
export interface ZipFile {
  names: readonly string[];
  /** Returns the text of an entry. Null: no such entry. Throws if all texts together exceed 32 MB. */
  text(name: string): Promise<string | null>;
  /** Returns the bytes of an entry. Throws if there is no such entry or it exceeds `most` bytes. */
  bytes(name: string, most: number): Promise<Uint8Array<ArrayBuffer>[]>;
}

/** Opens a ZIP by reading only its directory. Entries are loaded into memory on demand, so the file may be large. */
export async function openZip(file: Blob): Promise<ZipFile> {
  const entries = await readZipEntries(file);
  let left = MAX_UNPACKED_BYTES;
  async function readEntryBytes(name: string, most: number) {
    const entry = entries.get(name);
    if (!entry) throw new UnreadableFile("unreadable");
    if (entry.unpacked > most) throw new UnreadableFile("too_large");
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let length = 0;
    for await (const part of unpackZipEntryChunks(file, entry)) {
      length += part.length;
      if (length > most) throw new UnreadableFile("too_large");
      parts.push(part);
    }
    return parts;
  }
  async function readEntryText(name: string) {
    if (!entries.has(name)) return null;
    const read = new Blob(await readEntryBytes(name, left));
    left -= read.size;
    return read.text();
  }
  return { names: [...entries.keys()], text: readEntryText, bytes: readEntryBytes };
}

/** Throws `UnreadableFile` if the file was moved or changed since it was chosen. */
async function readFilePartAsDataView(part: Blob): Promise<DataView<ArrayBuffer>> {
  const bytes = await part.arrayBuffer().catch(() => {
    throw new UnreadableFile("unreadable");
  });
  return new DataView(bytes);
}

async function readZipEntries(file: Blob): Promise<Map<string, ZipEntry>> {
  try {
    const { count, size, start } = readEndRecord(
      await readFilePartAsDataView(file.slice(Math.max(0, file.size - MAX_ZIP_END_RECORD_BYTES))),
    );
    if (count > MAX_ZIP_ENTRIES || size > MAX_ZIP_DIRECTORY_BYTES) throw new UnreadableFile("too_large");
    const view = await readFilePartAsDataView(file.slice(start, start + size));
    const entries = new Map<string, ZipEntry>();
    for (let read = 0, at = 0; read < count; read += 1) {
      if (view.getUint32(at, true) !== ZIP_ENTRY_SIGNATURE) throw new UnreadableFile("unreadable");
      const nameLength = view.getUint16(at + 28, true);
      const name = decodeZipEntryName(
        new Uint8Array(view.buffer, at + 46, nameLength),
        view.getUint16(at + 8, true),
      );
      const [length, local] = [view.getUint32(at + 20, true), view.getUint32(at + 42, true)];
      const declared = view.getUint32(at + 24, true);
      entries.set(name, {
        method: view.getUint16(at + 10, true),
        at: local,
        length,
        unpacked: declared === ZIP64_SIZE_PLACEHOLDER ? 0 : declared,
      });
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
    return entries;
  } catch (error) {
    // `DataView` throws a `RangeError` for an offset beyond the end of the file.
    throw error instanceof UnreadableFile ? error : new UnreadableFile("unreadable");
  }
}

/** Returns the end record: the number of entries, and the size and offset of the directory in bytes. */
function readEndRecord(view: DataView): { count: number; size: number; start: number } {
  for (let at = view.byteLength - 22; at >= 0; at -= 1)
    if (view.getUint32(at, true) === ZIP_END_SIGNATURE)
      return {
        count: view.getUint16(at + 10, true),
        size: view.getUint32(at + 12, true),
        start: view.getUint32(at + 16, true),
      };
  throw new UnreadableFile("unreadable");
}

/**
 * Decodes a file name. Windows stores Russian names in the DOS code page 866. macOS decomposes letters, so the name is
 * normalized.
 */
function decodeZipEntryName(bytes: Uint8Array, flags: number): string {
  const isTold = (flags & UTF8_NAME_FLAG) !== 0;
  try {
    return new TextDecoder("utf-8", { fatal: !isTold }).decode(bytes).normalize("NFC");
  } catch {
    return new TextDecoder("ibm866").decode(bytes);
  }
}

async function* unpackZipEntryChunks(
  file: Blob,
  { method, at, length }: ZipEntry,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const head = await readFilePartAsDataView(file.slice(at, at + 30));
  if (head.byteLength < 30 || head.getUint32(0, true) !== LOCAL_HEADER_SIGNATURE)
    throw new UnreadableFile("unreadable");
  const start = at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = file.slice(start, start + length).stream();
  if (method !== 0 && method !== 8) throw new UnreadableFile("unreadable");
  const reader = (
    method === 0 ? packed : packed.pipeThrough(new DecompressionStream("deflate-raw"))
  ).getReader();
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
