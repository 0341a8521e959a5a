import { open, realpath } from "node:fs/promises";
import { join, sep } from "node:path";
import { isId } from "../ids.ts";
import { type Storage, UPLOADS_FOLDER } from "../storage/index.ts";
import { detectImageFormat } from "./limits.ts";

/** Opened original of a picture. `version` is a text that changes with the file. */
export interface ImageSource {
  version: string;
  /** Reads the original picture. Returns null if the file is not a picture or was deleted meanwhile. */
  read(): Promise<Buffer | null>;
}

/** Locations of the originals: local folders, and the storage with the uploads of the brands. */
export interface OriginalImageLocations {
  roots: readonly string[];
  storage: Storage;
}

const FILE_EXTENSIONS = ["", ".webp", ".png", ".jpg", ".jpeg", ".avif"];
/** Extensions of files that an operator has put into the storage. */
const STORED_FILE_EXTENSIONS = FILE_EXTENSIONS.slice(1);
const FILE_EXTENSION_PATTERN = /\.(?:webp|png|jpe?g|avif)$/i;
const KEY_SEGMENT_PATTERN = /^[a-z0-9_][a-z0-9_.-]{0,99}$/i;
const MAX_PATH_SEGMENTS = 6;
const MAX_IMAGE_BYTES = 20 * 1024 * 1024;

/** Returns whether a key can name a picture: plain names separated by slashes, without `..`. */
export function isImageKey(key: string): boolean {
  const segments = key.split("/");
  return (
    segments.length <= MAX_PATH_SEGMENTS &&
    segments.every((each) => KEY_SEGMENT_PATTERN.test(each) && !each.includes(".."))
  );
}

/** Finds a picture by its key. Returns null if it does not exist or is not a picture. Throws `StorageUnavailableError`. */
export async function findImageSource(
  { roots, storage }: OriginalImageLocations,
  key: string,
): Promise<ImageSource | null> {
  if (!isImageKey(key)) return null;
  const stored = await findStoredImage(storage, key);
  if (stored) return stored;
  for (const root of roots) {
    for (const ending of FILE_EXTENSIONS) {
      const found = await readFileUnderRoot(root, key + ending);
      if (found) return found;
    }
  }
  return null;
}

/** Names under which a picture may be stored, most likely first. A bucket is used only for pictures of brands. */
function listStoredNames({ kind }: Storage, key: string): string[] {
  const [owner = "", ...rest] = key.split("/");
  if (kind !== "disk" && !isId(owner)) return [];
  if (FILE_EXTENSION_PATTERN.test(key)) return [key];
  // Uploads are always stored as WebP.
  const isUpload = isId(owner) && rest.length === 1 && isId(rest[0] ?? "");
  return isUpload ? [`${key}.webp`] : STORED_FILE_EXTENSIONS.map((ending) => key + ending);
}

async function findStoredImage(storage: Storage, key: string): Promise<ImageSource | null> {
  for (const name of listStoredNames(storage, key)) {
    const facts = await storage.facts(UPLOADS_FOLDER + name);
    if (facts === null) continue;
    if (facts.size > MAX_IMAGE_BYTES) return null;
    return {
      version: facts.version,
      read: async () => toPictureOrNull(await storage.get(UPLOADS_FOLDER + name)),
    };
  }
  return null;
}

const toPictureOrNull = (data: Buffer | null) => (data && detectImageFormat(data) !== null ? data : null);

async function readFileUnderRoot(root: string, name: string): Promise<ImageSource | null> {
  const file = await realpath(join(root, name)).catch(() => null);
  // The resolved path must be inside the root, because a symbolic link inside the root may point outside of it.
  if (file === null || !file.startsWith((await realpath(root)) + sep)) return null;
  const handle = await open(file);
  try {
    const { size, mtimeMs, isFile } = await handle.stat().then((stat) => ({
      size: stat.size,
      mtimeMs: stat.mtimeMs,
      isFile: stat.isFile(),
    }));
    if (!isFile || size > MAX_IMAGE_BYTES) return null;
    const data = await handle.readFile();
    if (detectImageFormat(data) === null) return null;
    return { version: `${size}-${Math.round(mtimeMs)}`, read: async () => data };
  } finally {
    await handle.close();
  }
}
