/** What is known of a stored file without reading it. */
export interface FileFacts {
  /** Bytes. */
  size: number;
  /** Changes with the content. */
  version: string;
  /** SHA-256 in hex, written with the file; null: this storage keeps none. */
  sha256: string | null;
}

export interface StoredEntry {
  key: string;
  /** Bytes. */
  size: number;
  modifiedAt: Date;
}

export interface PutOptions {
  contentType: string;
  /** The file can be made again, so a power failure may lose it. */
  isCache?: boolean;
}

/**
 * Files by key: `uploads/{brand}/{picture}.webp`, `images/…`. A file is stored whole or not at all. Every method throws
 * `StorageAway` when the storage does not answer or does not take the file.
 */
export interface Storage {
  readonly kind: "disk" | "s3";
  put(key: string, data: Buffer, options: PutOptions): Promise<void>;
  /** Null: there is no such file. Throws `DamagedFile` when the content does not match the checksum stored with it. */
  get(key: string): Promise<Buffer | null>;
  facts(key: string): Promise<FileFacts | null>;
  /** Does nothing if there is no such file. */
  remove(key: string): Promise<void>;
  /** The files below a folder, such as `uploads/`. Names that are no keys of ours are left out. */
  list(folder: string): AsyncIterable<StoredEntry>;
  /** `away` after a failure, until an operation succeeds again. Never waits. */
  state(): "ok" | "away";
}

/** The storage does not answer, or has no room. The operation may succeed later. */
export class StorageAway extends Error {
  override readonly name = "StorageAway";
}

/** The file does not match the checksum stored with it. */
export class DamagedFile extends Error {
  override readonly name = "DamagedFile";
}

/** Folder of the originals that people sent. */
export const UPLOADS = "uploads/";

const SEGMENT = /^[a-z0-9_][a-z0-9_.-]{0,119}$/i;
const MAX_SEGMENTS = 8;

/** A name that is being written; it is never a key. */
export const DRAFT = ".part";

/** Plain names between slashes: nothing that leaves the folder, no empty name, no control character. */
export function isStorageKey(key: string): boolean {
  const segments = key.split("/");
  return (
    segments.length <= MAX_SEGMENTS &&
    segments.every((each) => SEGMENT.test(each) && !each.includes("..")) &&
    !key.endsWith(DRAFT)
  );
}

/** @throws RangeError: a bug of the caller, as keys from outside are checked before. */
export function checkKey(key: string): void {
  if (!isStorageKey(key)) throw new RangeError(`not a storage key: ${JSON.stringify(key.slice(0, 200))}`);
}
