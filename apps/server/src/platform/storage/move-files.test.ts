import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { diskStorage } from "./disk-storage.ts";
import { moveFiles } from "./move-files.ts";
import { DamagedFile, type Storage } from "./storage.ts";

const root = mkdtempSync(join(tmpdir(), "move-files-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let run = 0;
let from: Storage;
let to: Storage;
const folderOf = (side: string) => join(root, `${side}-${run}`);
const keys = Array.from({ length: 20 }, (_, at) => `uploads/brand/${at}.webp`);
const webp = { contentType: "image/webp" };

beforeEach(async () => {
  run += 1;
  [from, to] = [diskStorage(folderOf("from")), diskStorage(folderOf("to"))];
  for (const key of keys) await from.put(key, Buffer.from(`content of ${key}`), webp);
  await from.put("images/ab/made", Buffer.from("made"), webp);
});

const textsOf = (storage: Storage) =>
  Promise.all(keys.map(async (key) => (await storage.get(key))?.toString() ?? null));
const move = (isRemoving = false, onFile?: (key: string) => void) =>
  moveFiles(from, to, { folder: "uploads/", isRemoving, ...(onFile ? { onFile } : {}) });

test("[R40] copies every upload with its content, but not resized pictures", async () => {
  expect(await move()).toEqual({ copied: 20, known: 0, gone: 0, damaged: 0 });
  expect(await textsOf(to)).toEqual(await textsOf(from));
  expect(await to.get("images/ab/made")).toBeNull();
});

test("[R40] an interrupted run can be repeated and copies the rest", async () => {
  let copied = 0;
  const stop = () => {
    copied += 1;
    if (copied === 6) throw new Error("stopped");
  };
  await expect(move(false, stop)).rejects.toThrow("stopped");
  const again = await move();
  expect(again.known).toBeGreaterThanOrEqual(6);
  expect(again.copied + again.known).toBe(20);
  expect(await textsOf(to)).toEqual(await textsOf(from));
});

test("[R40] copies a file with different content again", async () => {
  await move();
  writeFileSync(join(folderOf("to"), keys[3] ?? ""), "half of the cont");
  expect(await move()).toEqual({ copied: 1, known: 19, gone: 0, damaged: 0 });
  expect(await textsOf(to)).toEqual(await textsOf(from));
});

test("[R40] deletes a source file only after its copy is verified", async () => {
  const whole = to;
  const lossy = keys[5];
  to = {
    ...whole,
    put: (key, data, options) => whole.put(key, key === lossy ? data.subarray(0, 3) : data, options),
  };
  expect(await move(true)).toEqual({ copied: 19, known: 0, gone: 0, damaged: 1 });
  expect((await textsOf(from)).filter((text) => text !== null)).toEqual([`content of ${lossy}`]);
  to = whole;
  expect(await move(true)).toEqual({ copied: 1, known: 0, gone: 0, damaged: 0 });
  expect((await textsOf(from)).every((text) => text === null)).toBe(true);
  expect(await textsOf(to)).toEqual(keys.map((key) => `content of ${key}`));
});

test("[R40] reports and keeps a damaged original; a file removed meanwhile is not an error", async () => {
  const whole = from;
  const damaged = keys[1];
  from = {
    ...whole,
    get: (key) => (key === damaged ? Promise.reject(new DamagedFile("damaged")) : whole.get(key)),
    facts: async (key) => (key === keys[2] ? null : await whole.facts(key)),
  };
  expect(await move(true)).toEqual({ copied: 18, known: 0, gone: 1, damaged: 1 });
  expect(await whole.get(damaged ?? "")).not.toBeNull();
});
