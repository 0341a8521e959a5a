import { diskStorage } from "./disk-storage.ts";
import { guardedStorage } from "./guarded-storage.ts";
import { rememberingFacts } from "./remembered-facts.ts";
import { type S3Options, s3Storage } from "./s3-storage.ts";
import type { Storage } from "./storage.ts";

export interface StorageOptions {
  /** Folder of the files when they are on disk. */
  dataDir: string;
  /** Null: the files are on disk. */
  s3: S3Options | null;
}

interface StorageLog {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** The storage that an operator has chosen. Does not fail while the bucket cannot be reached. */
export function openStorage({ dataDir, s3 }: StorageOptions, log: StorageLog): Storage {
  return s3 === null ? diskStorage(dataDir) : rememberingFacts(openBucket(s3, log));
}

/** A bucket whose files are always asked for. */
export function openBucket(s3: S3Options, log: StorageLog): Storage {
  return guardedStorage(s3Storage(s3), {
    onChange(state, cause) {
      if (state === "ok") log.info({}, "the storage of files answers again");
      else log.error({ err: cause }, "the storage of files does not answer");
    },
  });
}
