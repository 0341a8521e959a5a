import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { assertStorageKey, DRAFT_FILE_SUFFIX, isStorageKey, StorageUnavailableError } from "./storage.ts";
import type { StoredFileMetadata, StoragePutOptions, FileStorage, StoredFileEntry } from "./storage.ts";

/** Age in milliseconds from which a temporary file is a leftover of a killed process. */
const LEFTOVER_TEMPORARY_FILE_AGE_MS = 3_600_000;

/** Stores files in a local folder. Several machines need a shared folder. */
export function createDiskStorage(folder: string): FileStorage {
  let isAway = false;
  /** Records a disk error until an operation succeeds again. */
  async function recordDiskErrors<T>(work: () => Promise<T>): Promise<T> {
    try {
      const done = await work();
      isAway = false;
      return done;
    } catch (error) {
      isAway = true;
      throw new StorageUnavailableError("the folder of files cannot be used", { cause: error });
    }
  }

  const getStoredFilePath = (key: string) => {
    // The key is checked here, because an invalid key is not an error of the disk.
    assertStorageKey(key);
    return join(folder, key);
  };

  /** Returns the folder of the first path segment. The folder `uploads` may itself be a symbolic link to another disk. */
  const rootFolderFromKey = (key: string) => join(folder, key.slice(0, key.indexOf("/")));

  return {
    kind: "disk",
    async put(key, data, options) {
      const file = getStoredFilePath(key);
      await recordDiskErrors(() => writeFileAtomically(file, data, options));
    },
    async get(key) {
      const file = getStoredFilePath(key);
      return await recordDiskErrors(() =>
        readFileIfPresent(rootFolderFromKey(key), file, (found) => readFile(found)),
      );
    },
    async facts(key) {
      const file = getStoredFilePath(key);
      return await recordDiskErrors(() => readFileIfPresent(rootFolderFromKey(key), file, readFileMetadata));
    },
    async remove(key) {
      const file = getStoredFilePath(key);
      await recordDiskErrors(() => rm(file, { force: true }));
    },
    list: (below) => listEntriesInFolder(folder, below),
    state: () => (isAway ? "away" : "ok"),
  };
}

/** Writes to a temporary file and renames it, so that readers never see a partial file. */
async function writeFileAtomically(
  file: string,
  data: Buffer,
  { isCache = false }: StoragePutOptions,
): Promise<void> {
  const draft = `${file}.${randomUUID()}${DRAFT_FILE_SUFFIX}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, data, { flush: !isCache });
    await rename(draft, file);
    if (!isCache) await flushFolder(dirname(file));
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Writes the new name to the disk. Where folders cannot be flushed (Windows), the system does it later. */
async function flushFolder(path: string): Promise<void> {
  const handle = await open(path).catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

const ABSENT_FILE_ERROR_CODES = new Set(["ENOENT", "ENOTDIR", "EISDIR", "ENAMETOOLONG"]);
const isAbsentFileError = (error: unknown) =>
  error instanceof Error && "code" in error && ABSENT_FILE_ERROR_CODES.has(String(error.code));

/** Returns null if the file does not exist, or if a link leads out of the root. */
async function readFileIfPresent<T>(
  root: string,
  file: string,
  use: (found: string) => Promise<T | null>,
): Promise<T | null> {
  try {
    const found = await realpath(file);
    if (!found.startsWith((await realpath(root)) + sep)) return null;
    return await use(found);
  } catch (error) {
    if (isAbsentFileError(error)) return null;
    throw error;
  }
}

async function readFileMetadata(file: string): Promise<StoredFileMetadata | null> {
  const found = await stat(file);
  if (!found.isFile()) return null;
  return { size: found.size, version: `${found.size}-${Math.round(found.mtimeMs)}`, sha256: null };
}

async function* listEntriesInFolder(folder: string, below: string): AsyncIterable<StoredFileEntry> {
  for await (const path of listFilesInFolder(join(folder, below))) {
    const found = await stat(path).catch(() => null);
    if (found === null) continue;
    const key = relative(folder, path).split(sep).join("/");
    if (isStorageKey(key)) yield { key, size: found.size, modifiedAt: found.mtime };
    else if (path.endsWith(DRAFT_FILE_SUFFIX) && Date.now() - found.mtimeMs > LEFTOVER_TEMPORARY_FILE_AGE_MS)
      await rm(path, { force: true }).catch(() => undefined);
  }
}

/** Returns the files of a folder and its subfolders. Does not follow links. */
async function* listFilesInFolder(folder: string): AsyncIterable<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isAbsentFileError(error)) return [];
    throw new StorageUnavailableError("the folder of files cannot be listed", { cause: error });
  });
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* listFilesInFolder(path);
    else if (entry.isFile()) yield path;
  }
}
