/** Metadata of a stored file. */
export interface StoredFileMetadata {
  /** Size of the file in bytes. */
  size: number;
  /** Text that changes whenever the content of the file changes. */
  version: string;
  /** SHA-256 in hex, stored with the file. Null if this storage has no checksums. */
  sha256: string | null;
}

export interface StoredFileEntry {
  key: string;
  /** Size of the stored file in bytes. */
  size: number;
  modifiedAt: Date;
}

export interface StoragePutOptions {
  contentType: string;
  /** Whether the file can be created again, so that a power failure may lose it. */
  isCache?: boolean;
}

/**
 * Stores files by key: `uploads/{brand}/{picture}.webp`, `images/…`. Writes are atomic. Every method throws
 * `StorageUnavailableError` if the storage does not respond or does not accept the file.
 */
export interface FileStorage {
  readonly kind: "disk" | "s3";
  put(key: string, data: Buffer, options: StoragePutOptions): Promise<void>;
  /** Returns null if the file does not exist. Throws `DamagedFileError` if it does not match the stored checksum. */
  get(key: string): Promise<Buffer | null>;
  facts(key: string): Promise<StoredFileMetadata | null>;
  /** Deletes a file. Does nothing if the file does not exist. */
  remove(key: string): Promise<void>;
  /** Lists the files under a folder such as `uploads/`. Skips names that are not valid keys. */
  list(folder: string): AsyncIterable<StoredFileEntry>;
  /** Returns `away` after a failed operation, until an operation succeeds again. Does not wait for the storage. */
  state(): "ok" | "away";
}

/** Error of a storage that does not respond or has no space left. The operation may succeed later. */
export class StorageUnavailableError extends Error {
  override readonly name = "StorageUnavailableError";
}

/** Error of a file that does not match the checksum stored with it. */
export class DamagedFileError extends Error {
  override readonly name = "DamagedFileError";
}

/** Folder of the uploaded originals. */
export const UPLOADS_FOLDER = "uploads/";

const STORAGE_KEY_SEGMENT_PATTERN = /^[a-z0-9_][a-z0-9_.-]{0,119}$/i;
const MAX_PATH_SEGMENTS = 8;

/** Suffix of a file that is being written. No storage key has this suffix. */
export const DRAFT_FILE_SUFFIX = ".part";

/**
 * Returns whether the key consists of plain names separated by slashes: no path outside the folder, no empty name, no
 * control character.
 */
export function isStorageKey(key: string): boolean {
  const segments = key.split("/");
  return (
    segments.length <= MAX_PATH_SEGMENTS &&
    segments.every((each) => STORAGE_KEY_SEGMENT_PATTERN.test(each) && !each.includes("..")) &&
    !key.endsWith(DRAFT_FILE_SUFFIX)
  );
}

/** @throws RangeError because of a bug in the caller: untrusted keys are checked before. */
export function assertStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new RangeError(`not a storage key: ${JSON.stringify(key.slice(0, 200))}`);
}
