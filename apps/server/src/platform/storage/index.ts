export { sha256Of } from "./checksum.ts";
/** @testing */
export { diskStorage } from "./disk-storage.ts";
export { openStorage } from "./open-storage.ts";
export type { S3Options } from "./s3-storage.ts";
export { StorageAway, UPLOADS } from "./storage.ts";
export type { Storage, StoredEntry } from "./storage.ts";
