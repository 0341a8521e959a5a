import { execFileSync } from "node:child_process";
import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { StartupError } from "../../startup-error.ts";
import { errorCode } from "../errors.ts";

interface Holder {
  pid: number;
  /** Start time of the process, from `startOf`. Distinguishes it from a later process with the same id. */
  startedAt: string;
}

/**
 * Takes the exclusive right to a directory by a file beside it; two processes on one directory lose rows silently.
 * The lock of a dead process is taken over, that of a living one is a `StartupError`.
 * @returns gives the right back.
 */
export function lockDirectory(directory: string): () => void {
  const path = `${directory}.lock`;
  const own: Holder = { pid: process.pid, startedAt: startOf(process.pid) ?? "" };
  const draft = `${path}.${process.pid}.${performance.now()}`;
  try {
    writeFileSync(draft, JSON.stringify(own));
    for (let attempt = 1; ; attempt += 1) {
      if (take(draft, path)) break;
      const holder = read(path);
      if (holder && isAlive(holder)) {
        throw new StartupError(`the data directory ${directory} is in use by process ${holder.pid}`);
      }
      if (attempt > 5) throw new StartupError(`the lock file ${path} cannot be taken`);
      reap(path, holder);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (read(path)?.pid === process.pid) rmSync(path, { force: true });
  };
}

/** A link is made whole or not at all, so nobody sees a lock without its holder. */
function take(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

/** Removes a dead process's lock; if somebody took it in between, it is put back. */
function reap(path: string, dead: Holder | null): void {
  const aside = `${path}.dead.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return;
    throw error;
  }
  const found = read(aside);
  // Compare the start time too: process ids repeat after a container restart.
  if (found && (found.pid !== dead?.pid || found.startedAt !== dead.startedAt)) take(aside, path);
  unlinkSync(aside);
}

function read(path: string): Holder | null {
  try {
    const holder = JSON.parse(readFileSync(path, "utf8")) as Partial<Holder>;
    return typeof holder.pid === "number" ? { pid: holder.pid, startedAt: holder.startedAt ?? "" } : null;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: alive, but somebody else's.
    if (errorCode(error) === "ESRCH") return false;
  }
  const startedAt = startOf(holder.pid);
  return startedAt === null || holder.startedAt === "" || isSameStart(startedAt, holder.startedAt);
}

/**
 * Compares two results of `startOf`. Earlier releases wrote the boot time in seconds, which changes when the clock is set,
 * instead of the boot id. Without two boot ids only the clock ticks are compared.
 */
function isSameStart(start: string, kept: string): boolean {
  const [[boot = "", ticks], [keptBoot = "", keptTicks]] = [start.split(":"), kept.split(":")];
  return start === kept || ((boot === "" || /^\d*$/.test(keptBoot)) && ticks === keptTicks);
}

/** The kernel's boot id; empty if it cannot be read. */
function bootId(): string {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch {
    return "";
  }
}

/** Start time of a process; null if unknown. On Linux: boot id and clock ticks since boot, unaffected by clock changes. */
function startOf(pid: number): string | null {
  if (process.platform === "linux") {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      // The name in brackets may hold spaces; the start is the 20th field after it, counted from boot.
      return `${bootId()}:${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? ""}`;
    } catch {
      return null;
    }
  }
  if (process.platform === "win32") return null;
  try {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim() || null;
  } catch {
    return null;
  }
}
