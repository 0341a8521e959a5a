import { createDiskStorage } from "./disk-storage.ts";
import { createGuardedStorage } from "./guarded-storage.ts";
import { cacheFileMetadata } from "./remembered-facts.ts";
import { type S3Options, createS3Storage } from "./s3-storage.ts";
import type { FileStorage } from "./storage.ts";

export interface StorageOptions {
  /** Folder of the files on disk. */
  dataDir: string;
  /** Bucket of the files. Null if the files are on disk. */
  s3: S3Options | null;
}

interface StorageLog {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Opens the configured storage. Succeeds even if the bucket is unreachable. */
export function openStorage({ dataDir, s3 }: StorageOptions, log: StorageLog): FileStorage {
  return s3 === null ? createDiskStorage(dataDir) : cacheFileMetadata(openBucket(s3, log));
}

/** Opens a bucket without a cache of metadata. */
export function openBucket(s3: S3Options, log: StorageLog): FileStorage {
  return createGuardedStorage(createS3Storage(s3), {
    onChange(state, cause) {
      if (state === "ok") log.info({}, "the file storage responds again");
      else log.error({ err: cause }, "the file storage does not respond");
    },
  });
}
