export { computeSha256 } from "./checksum.ts";
export { createDiskStorage } from "./disk-storage.ts";
export { moveFiles } from "./move-files.ts";
export { openBucket, openStorage } from "./open-storage.ts";
export type { S3Options } from "./s3-storage.ts";
export { StorageUnavailableError, UPLOADS_FOLDER } from "./storage.ts";
export type { FileStorage as Storage, StoredFileEntry as StoredEntry } from "./storage.ts";
