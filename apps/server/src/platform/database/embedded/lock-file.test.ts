import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { lockDirectory } from "./lock-file.ts";

const folder = mkdtempSync(join(tmpdir(), "dasturxon-lock-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("refuses a directory in use in one line that names the process", () => {
  const unlock = lockDirectory(join(folder, "a"));
  expect(() => lockDirectory(join(folder, "a"))).toThrow(new RegExp(`in use by process ${process.pid}$`));
  unlock();
  lockDirectory(join(folder, "a"))();
});

test("takes over the lock of a dead process", async () => {
  const child = spawn(process.execPath, ["-e", ""]);
  const { pid } = child;
  await once(child, "exit");
  writeFileSync(join(folder, "b.lock"), JSON.stringify({ pid, startedAt: "long ago" }));
  lockDirectory(join(folder, "b"))();
  expect(readdirSync(folder).filter((name) => name.startsWith("b"))).toEqual([]);
});

test("does not mistake a process with a reused id for the lock's owner", () => {
  writeFileSync(join(folder, "c.lock"), JSON.stringify({ pid: process.ppid, startedAt: "another time" }));
  expect(lockDirectory(join(folder, "c"))).not.toThrow();
});

test.runIf(process.platform === "linux")(
  "a changed system clock does not make a living owner look dead",
  () => {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, "utf8");
    const ticks = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
    const writeLock = (startedAt: string) =>
      writeFileSync(join(folder, "e.lock"), JSON.stringify({ pid: process.ppid, startedAt }));
    // This lock file has the format of an earlier release, which stored the boot time in seconds, with a boot time from
    // before a clock change.
    writeLock(`1700000000:${ticks}`);
    expect(() => lockDirectory(join(folder, "e"))).toThrow("in use");
    // This lock file contains a living process id and the same clock ticks, but the boot id of an earlier boot.
    writeLock(`00000000-0000-4000-8000-000000000000:${ticks}`);
    lockDirectory(join(folder, "e"))();
    const unlock = lockDirectory(join(folder, "e"));
    expect(readFileSync(join(folder, "e.lock"), "utf8")).not.toContain(readBootTime());
    unlock();
  },
);

const readBootTime = () => /^btime (\d+)$/m.exec(readFileSync("/proc/stat", "utf8"))?.[1] ?? "none";

test("keeps the lock of a living process, and takes over a damaged lock", () => {
  writeFileSync(join(folder, "d.lock"), JSON.stringify({ pid: process.ppid }));
  expect(() => lockDirectory(join(folder, "d"))).toThrow("in use");
  expect(existsSync(join(folder, "d.lock"))).toBe(true);
  writeFileSync(join(folder, "d.lock"), "{");
  lockDirectory(join(folder, "d"))();
});
