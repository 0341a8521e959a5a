import { createHash } from "node:crypto";
import type { Storage, StoredEntry } from "../storage/index.ts";
import type { ImageFormat } from "./limits.ts";

/** Source of a made picture: the picture's key, and everything else that distinguishes it from others of the same key. */
export interface MadeFrom {
  key: string;
  variant: string;
  format: ImageFormat;
}

/** Pictures made in other sizes and formats. They can be made again, so nothing here throws. */
export interface MadePictures {
  /** Null: not there, damaged, or the storage does not answer. */
  read(made: MadeFrom): Promise<Buffer | null>;
  write(made: MadeFrom, data: Buffer): Promise<void>;
  /** Counts the files, and removes the oldest until nine tenths of the limit are left if it was exceeded. */
  trim(): Promise<void>;
}

/** Folder of the storage. */
const FOLDER = "images";
/** Part of the limit that is left after a trim, so that not every new picture causes the next one. */
const LEFT = 0.9;

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 40);

/** Folder of everything made from one picture, with or without its file extension. */
function madeFolderOf(key: string): string {
  const hash = hashOf(key.replace(/\.[a-z]+$/i, ""));
  return `${FOLDER}/${hash.slice(0, 2)}/${hash.slice(2)}/`;
}

/** Removes everything that was made from a picture. */
export async function removeMade(storage: Storage, key: string): Promise<void> {
  for await (const made of storage.list(madeFolderOf(key))) await storage.remove(made.key);
}

/** Made pictures in a storage, named by hashes of their source. */
export function madePictures(storage: Storage, maxBytes: number): MadePictures {
  /** As far as this process knows: counted at the last trim, plus what it has written since. */
  let bytes = 0;
  let trimming: Promise<void> | null = null;

  async function removeOldest(): Promise<void> {
    const files: StoredEntry[] = [];
    for await (const file of storage.list(`${FOLDER}/`)) files.push(file);
    bytes = files.reduce((total, { size }) => total + size, 0);
    if (bytes <= maxBytes) return;
    for (const { key, size } of files.sort((a, b) => a.modifiedAt.getTime() - b.modifiedAt.getTime())) {
      if (bytes <= maxBytes * LEFT) return;
      await storage.remove(key);
      bytes -= size;
    }
  }

  async function trim(): Promise<void> {
    trimming ??= removeOldest()
      .catch(() => undefined)
      .finally(() => (trimming = null));
    await trimming;
  }

  const fileOf = ({ key, variant }: MadeFrom) => madeFolderOf(key) + hashOf(variant);
  return {
    read: (made) => storage.get(fileOf(made)).catch(() => null),
    async write(made, data) {
      try {
        await storage.put(fileOf(made), data, { contentType: `image/${made.format}`, isCache: true });
        bytes += data.length;
        if (bytes > maxBytes) await trim();
      } catch {
        // A full disk or a bucket that does not answer: the picture itself was made.
      }
    },
    trim,
  };
}
