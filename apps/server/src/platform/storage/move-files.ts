import { computeSha256 } from "./checksum.ts";
import { DamagedFileError } from "./storage.ts";
import type { FileStorage, StoredFileEntry } from "./storage.ts";

export interface FileMoveOptions {
  /** Folder of the storage to copy, for example `uploads/`. */
  folder: string;
  /** Whether the source file is deleted after its copy is verified. */
  isRemoving: boolean;
  onFile?: (key: string, outcome: FileMoveOutcome) => void;
}

/**
 * Outcome of copying one file: `copied` now, `known` from an earlier run, `gone` (deleted meanwhile), `damaged` (checksum
 * mismatch).
 */
export type FileMoveOutcome = "copied" | "known" | "gone" | "damaged";

const PARALLEL_FILE_MOVES = 8;
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  avif: "image/avif",
};

/**
 * Copies every file of a folder from one storage to another and verifies each copy by its SHA-256. Skips files that
 * were copied before, so an interrupted run can be repeated.
 * @returns number of files by outcome.
 */
export async function moveFiles(
  from: FileStorage,
  to: FileStorage,
  { folder, isRemoving, onFile = () => undefined }: FileMoveOptions,
): Promise<Record<FileMoveOutcome, number>> {
  const counts: Record<FileMoveOutcome, number> = { copied: 0, known: 0, gone: 0, damaged: 0 };
  const moveFile = async ({ key }: StoredFileEntry): Promise<void> => {
    const outcome = await copyFile(from, to, key);
    if (isRemoving && (outcome === "copied" || outcome === "known")) await from.remove(key);
    counts[outcome] += 1;
    onFile(key, outcome);
  };
  let batch: StoredFileEntry[] = [];
  for await (const entry of from.list(folder)) {
    batch.push(entry);
    if (batch.length < PARALLEL_FILE_MOVES) continue;
    await Promise.all(batch.map(moveFile));
    batch = [];
  }
  await Promise.all(batch.map(moveFile));
  return counts;
}

async function copyFile(from: FileStorage, to: FileStorage, key: string): Promise<FileMoveOutcome> {
  try {
    const facts = await from.facts(key);
    if (facts === null) return "gone";
    // A file is not read if the storage has its checksum and the target has the same content.
    if (facts.sha256 !== null && (await hasSameContent(to, key, facts.sha256))) return "known";
    const data = await from.get(key);
    if (data === null) return "gone";
    const sha256 = computeSha256(data);
    if (await hasSameContent(to, key, sha256)) return "known";
    await to.put(key, data, { contentType: contentTypeFromKey(key) });
    return (await hasSameContent(to, key, sha256, { isRead: true })) ? "copied" : "damaged";
  } catch (error) {
    if (error instanceof DamagedFileError) return "damaged";
    throw error;
  }
}

/** Returns whether the storage has the file with this content. `isRead`: ignores stored checksums. */
async function hasSameContent(
  storage: FileStorage,
  key: string,
  sha256: string,
  { isRead = false } = {},
): Promise<boolean> {
  const facts = await storage.facts(key);
  if (facts === null) return false;
  if (facts.sha256 !== null && !isRead) return facts.sha256 === sha256;
  const data = await storage.get(key);
  return data !== null && computeSha256(data) === sha256;
}

function contentTypeFromKey(key: string): string {
  return CONTENT_TYPES[key.split(".").at(-1)?.toLowerCase() ?? ""] ?? "application/octet-stream";
}
