import { createHash } from "node:crypto";
import type { Storage, StoredEntry } from "../storage/index.ts";
import type { ImageFormat } from "./limits.ts";

/** Source of a resized picture: key of the original, and all properties that distinguish its variants. */
export interface RenditionKey {
  key: string;
  variant: string;
  format: ImageFormat;
}

/** Cache of pictures in other sizes and formats. They can be created again, so these functions do not throw. */
export interface RenditionCache {
  /** Returns null if the picture is missing or damaged, or if the storage does not respond. */
  read(key: RenditionKey): Promise<Buffer | null>;
  write(key: RenditionKey, data: Buffer): Promise<void>;
  /** Counts the files. If the limit is exceeded, deletes the oldest until nine tenths of the limit are left. */
  trim(): Promise<void>;
}

/** Folder of the resized pictures in the storage. */
const RENDITIONS_FOLDER = "images";
/** Fraction of the limit that is left after a trim, so that the next new picture does not cause another trim. */
const SIZE_FRACTION_AFTER_TRIM = 0.9;

const hashCacheKey = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 40);

/** Returns the folder of all files derived from one picture. The key may have a file extension, which is ignored. */
function renditionFolderFromKey(key: string): string {
  const hash = hashCacheKey(key.replace(/\.[a-z]+$/i, ""));
  return `${RENDITIONS_FOLDER}/${hash.slice(0, 2)}/${hash.slice(2)}/`;
}

/** Deletes everything that was derived from a picture. */
export async function removeRenditions(storage: Storage, key: string): Promise<void> {
  for await (const made of storage.list(renditionFolderFromKey(key))) await storage.remove(made.key);
}

/** Stores resized pictures, named by hashes of their source. */
export function createRenditionCache(storage: Storage, maxBytes: number): RenditionCache {
  /** Estimate of this process: bytes counted at the last trim, plus those written since. */
  let bytes = 0;
  let trimming: Promise<void> | null = null;

  async function removeOldestRenditions(): Promise<void> {
    const files: StoredEntry[] = [];
    for await (const file of storage.list(`${RENDITIONS_FOLDER}/`)) files.push(file);
    bytes = files.reduce((total, { size }) => total + size, 0);
    if (bytes <= maxBytes) return;
    for (const { key, size } of files.sort((a, b) => a.modifiedAt.getTime() - b.modifiedAt.getTime())) {
      if (bytes <= maxBytes * SIZE_FRACTION_AFTER_TRIM) return;
      await storage.remove(key);
      bytes -= size;
    }
  }

  async function trimCache(): Promise<void> {
    trimming ??= removeOldestRenditions()
      .catch(() => undefined)
      .finally(() => (trimming = null));
    await trimming;
  }

  const getRenditionFile = ({ key, variant }: RenditionKey) =>
    renditionFolderFromKey(key) + hashCacheKey(variant);
  return {
    read: (key) => storage.get(getRenditionFile(key)).catch(() => null),
    async write(key, data) {
      try {
        await storage.put(getRenditionFile(key), data, { contentType: `image/${key.format}`, isCache: true });
        bytes += data.length;
        if (bytes > maxBytes) await trimCache();
      } catch {
        // The disk is full or the bucket does not respond. The picture itself was created.
      }
    },
    trim: trimCache,
  };
}
