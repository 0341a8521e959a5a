import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What a made picture was made from: the picture's key, and everything else that tells it from its like. */
export interface MadeFrom {
  key: string;
  variant: string;
}

export interface DiskCache {
  read(made: MadeFrom): Promise<Buffer | null>;
  /** Failing to write (disk full) is no failure of the picture. */
  write(made: MadeFrom, data: Buffer): Promise<void>;
  /** Counts what is there, and removes the oldest files until nine tenths of the limit are left where it was passed. */
  trim(): Promise<void>;
}

/** Of the limit after a trim, so that not every picture brings the next one. */
const LEFT = 0.9;

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 40);

/** Where all that is made of one picture lies, asked for with its ending or without, so that it can go with it. */
export function madeFolderOf(folder: string, key: string): string {
  const hash = hashOf(key.replace(/\.[a-z]+$/i, ""));
  return join(folder, hash.slice(0, 2), hash.slice(2));
}

/** Made pictures on disk, named by hashes of what they were made from. */
export function diskCache(folder: string, maxBytes: number): DiskCache {
  /** As far as this process knows: counted at the last trim, and written since. */
  let bytes = 0;
  let trimming: Promise<void> | null = null;

  async function removeOldest(): Promise<void> {
    const listed = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const paths = listed.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const files = await Promise.all(paths.map(async (path) => ({ path, ...(await sizeOf(path)) })));
    bytes = files.reduce((total, { size }) => total + size, 0);
    if (bytes <= maxBytes) return;
    for (const { path, size } of files.sort((a, b) => a.time - b.time)) {
      if (bytes <= maxBytes * LEFT) return;
      await rm(path, { force: true });
      bytes -= size;
    }
  }

  async function trim(): Promise<void> {
    trimming ??= removeOldest().finally(() => (trimming = null));
    await trimming;
  }

  const fileOf = ({ key, variant }: MadeFrom) => join(madeFolderOf(folder, key), hashOf(variant));
  return {
    read: (made) => readFile(fileOf(made)).catch(() => null),
    async write(made, data) {
      const file = fileOf(made);
      const draft = `${file}.${process.pid}`;
      try {
        await mkdir(join(file, ".."), { recursive: true });
        await writeFile(draft, data);
        // Another reader sees the whole file or none.
        await rename(draft, file);
        bytes += data.length;
        if (bytes > maxBytes) await trim();
      } catch {
        await rm(draft, { force: true }).catch(() => undefined);
      }
    },
    trim,
  };
}

async function sizeOf(path: string): Promise<{ size: number; time: number }> {
  const found = await stat(path).catch(() => null);
  return { size: found?.size ?? 0, time: found?.mtimeMs ?? 0 };
}
