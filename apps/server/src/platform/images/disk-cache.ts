import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

export interface DiskCache {
  read(name: string): Promise<Buffer | null>;
  /** Failing to write (disk full) is no failure of the picture. */
  write(name: string, data: Buffer): Promise<void>;
  /** Removes the oldest files until the rest is within the limit. */
  trim(): Promise<void>;
}

/** Made pictures on disk, named by the hash of what they were made from. */
export function diskCache(folder: string, mostBytes: number): DiskCache {
  const fileOf = (name: string) => {
    const hash = createHash("sha256").update(name).digest("hex");
    return join(folder, hash.slice(0, 2), hash.slice(2, 42));
  };
  return {
    read: (name) => readFile(fileOf(name)).catch(() => null),
    async write(name, data) {
      const file = fileOf(name);
      const draft = `${file}.${process.pid}`;
      try {
        await mkdir(join(file, ".."), { recursive: true });
        await writeFile(draft, data);
        // Another reader sees the whole file or none.
        await rename(draft, file);
      } catch {
        await rm(draft, { force: true }).catch(() => undefined);
      }
    },
    async trim() {
      const listed = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      const paths = listed
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
      const files = await Promise.all(paths.map(async (path) => ({ path, ...(await sizeOf(path)) })));
      let sum = files.reduce((total, { size }) => total + size, 0);
      for (const { path, size } of files.sort((a, b) => a.time - b.time)) {
        if (sum <= mostBytes) return;
        await rm(path, { force: true });
        sum -= size;
      }
    },
  };
}

async function sizeOf(path: string): Promise<{ size: number; time: number }> {
  const found = await stat(path).catch(() => null);
  return { size: found?.size ?? 0, time: found?.mtimeMs ?? 0 };
}
