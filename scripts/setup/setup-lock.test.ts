import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readProcessStart, acquireLock } from "./setup-lock.mjs";

let folder: string;
let lockFile: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dasturxon-setup-lock-"));
  lockFile = join(folder, "lock");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Returns whether one of several attempts acquires the lock. The attempt that removes the lock of a dead process does not
 * acquire it.
 */
const acquiresLockWithin = (attempts: number) =>
  Array.from({ length: attempts }, () => acquireLock(lockFile)).some(Boolean);

test("does not take a lock of a running process", () => {
  const release = acquireLock(lockFile);
  expect(acquiresLockWithin(3)).toBe(false);
  release?.();
  expect(readdirSync(folder)).toEqual([]);
  // This lock file has the format of an earlier version, which contains only the process id.
  writeFileSync(lockFile, String(process.ppid));
  expect(acquiresLockWithin(3)).toBe(false);
});

test("a release keeps the lock of another process", () => {
  const release = acquireLock(lockFile);
  writeFileSync(lockFile, String(process.ppid));
  release?.();
  expect(readdirSync(folder)).toEqual(["lock"]);
});

const deadLocks: [name: string, content: string][] = [
  ["an empty file, which a kill between creating and writing left", ""],
  ["a file without a process id", "none"],
  ["the lock of a process that has ended", String(spawnSync(process.execPath, ["-e", ""]).pid)],
];
if (process.platform === "linux")
  deadLocks.push(["the lock of an earlier process with the id of this one", `${process.pid} another-boot:1`]);

test.each(deadLocks)("%s does not stop a start", (_name, content) => {
  writeFileSync(lockFile, content);
  expect(acquiresLockWithin(2)).toBe(true);
  expect(readdirSync(folder)).toEqual(["lock"]);
});

test("the start time of a process is known on Linux, and differs between processes", () => {
  const isKnown = process.platform === "linux";
  expect(readProcessStart(process.pid) !== "").toBe(isKnown);
  expect(readProcessStart(2 ** 30)).toBe("");
});
