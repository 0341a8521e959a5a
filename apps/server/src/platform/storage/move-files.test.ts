import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createDiskStorage } from "./disk-storage.ts";
import { moveFiles } from "./move-files.ts";
import { DamagedFileError, type FileStorage } from "./storage.ts";

const root = mkdtempSync(join(tmpdir(), "move-files-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let runNumber = 0;
let sourceStorage: FileStorage;
let targetStorage: FileStorage;
const getFolderOfSide = (side: string) => join(root, `${side}-${runNumber}`);
const uploadKeys = Array.from({ length: 20 }, (_, at) => `uploads/brand/${at}.webp`);
const webpOptions = { contentType: "image/webp" };

beforeEach(async () => {
  runNumber += 1;
  [sourceStorage, targetStorage] = [
    createDiskStorage(getFolderOfSide("from")),
    createDiskStorage(getFolderOfSide("to")),
  ];
  for (const key of uploadKeys) await sourceStorage.put(key, Buffer.from(`content of ${key}`), webpOptions);
  await sourceStorage.put("images/ab/made", Buffer.from("made"), webpOptions);
});

const readFileTexts = (storage: FileStorage) =>
  Promise.all(uploadKeys.map(async (key) => (await storage.get(key))?.toString() ?? null));
const moveUploads = (isRemoving = false, onFile?: (key: string) => void) =>
  moveFiles(sourceStorage, targetStorage, { folder: "uploads/", isRemoving, ...(onFile ? { onFile } : {}) });

test("[R40] copies every upload with its content, but not resized pictures", async () => {
  expect(await moveUploads()).toEqual({ copied: 20, known: 0, gone: 0, damaged: 0 });
  expect(await readFileTexts(targetStorage)).toEqual(await readFileTexts(sourceStorage));
  expect(await targetStorage.get("images/ab/made")).toBeNull();
});

test("[R40] an interrupted run can be repeated and copies the rest", async () => {
  let copied = 0;
  const stopAfterCopy = () => {
    copied += 1;
    if (copied === 6) throw new Error("stopped");
  };
  await expect(moveUploads(false, stopAfterCopy)).rejects.toThrow("stopped");
  const again = await moveUploads();
  expect(again.known).toBeGreaterThanOrEqual(6);
  expect(again.copied + again.known).toBe(20);
  expect(await readFileTexts(targetStorage)).toEqual(await readFileTexts(sourceStorage));
});

test("[R40] copies a file with different content again", async () => {
  await moveUploads();
  writeFileSync(join(getFolderOfSide("to"), uploadKeys[3] ?? ""), "half of the cont");
  expect(await moveUploads()).toEqual({ copied: 1, known: 19, gone: 0, damaged: 0 });
  expect(await readFileTexts(targetStorage)).toEqual(await readFileTexts(sourceStorage));
});

test("[R40] deletes a source file only after its copy is verified", async () => {
  const whole = targetStorage;
  const lossy = uploadKeys[5];
  targetStorage = {
    ...whole,
    put: (key, data, options) => whole.put(key, key === lossy ? data.subarray(0, 3) : data, options),
  };
  expect(await moveUploads(true)).toEqual({ copied: 19, known: 0, gone: 0, damaged: 1 });
  expect((await readFileTexts(sourceStorage)).filter((text) => text !== null)).toEqual([
    `content of ${lossy}`,
  ]);
  targetStorage = whole;
  expect(await moveUploads(true)).toEqual({ copied: 1, known: 0, gone: 0, damaged: 0 });
  expect((await readFileTexts(sourceStorage)).every((text) => text === null)).toBe(true);
  expect(await readFileTexts(targetStorage)).toEqual(uploadKeys.map((key) => `content of ${key}`));
});

test("[R40] reports and keeps a damaged original; a file removed meanwhile is not an error", async () => {
  const whole = sourceStorage;
  const damaged = uploadKeys[1];
  sourceStorage = {
    ...whole,
    get: (key) => (key === damaged ? Promise.reject(new DamagedFileError("damaged")) : whole.get(key)),
    facts: async (key) => (key === uploadKeys[2] ? null : await whole.facts(key)),
  };
  expect(await moveUploads(true)).toEqual({ copied: 18, known: 0, gone: 1, damaged: 1 });
  expect(await whole.get(damaged ?? "")).not.toBeNull();
});
