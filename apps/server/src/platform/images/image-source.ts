import { open, realpath } from "node:fs/promises";
import { join, sep } from "node:path";
import { sniffFormat } from "./limits.ts";

/** A picture's original. `version` changes with the file. */
export interface ImageSource {
  data: Buffer;
  version: string;
}

const ENDINGS = ["", ".webp", ".png", ".jpg", ".jpeg", ".avif"];
const SEGMENT = /^[a-z0-9_][a-z0-9_.-]{0,99}$/i;
const MAX_SEGMENTS = 6;
const MAX_BYTES = 20 * 1024 * 1024;

/** Whether a key can name a picture: plain names between slashes, nothing that climbs. */
export function isImageKey(key: string): boolean {
  const segments = key.split("/");
  return (
    segments.length <= MAX_SEGMENTS && segments.every((each) => SEGMENT.test(each) && !each.includes(".."))
  );
}

/** Finds a picture by its key below one of the roots; null when none of them has it, or it is no picture. */
export async function readImageSource(roots: readonly string[], key: string): Promise<ImageSource | null> {
  if (!isImageKey(key)) return null;
  for (const root of roots) {
    for (const ending of ENDINGS) {
      const found = await readBelow(root, key + ending);
      if (found) return found;
    }
  }
  return null;
}

async function readBelow(root: string, name: string): Promise<ImageSource | null> {
  const file = await realpath(join(root, name)).catch(() => null);
  // A link inside the root may lead out of it.
  if (file === null || !file.startsWith((await realpath(root)) + sep)) return null;
  const handle = await open(file);
  try {
    const { size, mtimeMs, isFile } = await handle.stat().then((stat) => ({
      size: stat.size,
      mtimeMs: stat.mtimeMs,
      isFile: stat.isFile(),
    }));
    if (!isFile || size > MAX_BYTES) return null;
    const data = await handle.readFile();
    return sniffFormat(data) === null ? null : { data, version: `${size}-${Math.round(mtimeMs)}` };
  } finally {
    await handle.close();
  }
}
