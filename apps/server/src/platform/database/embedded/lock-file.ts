import { execFileSync } from "node:child_process";
import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { StartupError } from "../../startup-error.ts";
import { getErrorCode } from "../errors.ts";

interface LockHolder {
  pid: number;
  /** Start time of the process, from `readProcessStart`. Distinguishes it from a later process with the same id. */
  startedAt: string;
}

/**
 * Locks a directory by a file beside it, because two processes on one directory silently lose rows. Takes over the lock
 * of a dead process. Throws `StartupError` if the process is alive.
 * @returns the function that releases the lock.
 */
export function lockDirectory(directory: string): () => void {
  const path = `${directory}.lock`;
  const own: LockHolder = { pid: process.pid, startedAt: readProcessStart(process.pid) ?? "" };
  const draft = `${path}.${process.pid}.${performance.now()}`;
  try {
    writeFileSync(draft, JSON.stringify(own));
    for (let attempt = 1; ; attempt += 1) {
      if (createLockFile(draft, path)) break;
      const holder = readLockHolder(path);
      if (holder && isHolderAlive(holder)) {
        throw new StartupError(`the data directory ${directory} is in use by process ${holder.pid}`);
      }
      if (attempt > 5) throw new StartupError(`the lock file ${path} cannot be taken`);
      removeLockOfDeadProcess(path, holder);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (readLockHolder(path)?.pid === process.pid) rmSync(path, { force: true });
  };
}

/**
 * Creates the lock file as a hard link to a complete file. A link is created atomically, so no process sees a lock file
 * without its content.
 */
function createLockFile(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (getErrorCode(error) === "EEXIST") return false;
    throw error;
  }
}

/** Removes the lock file of a dead process. If the file turns out to be a new lock of another process, puts it back. */
function removeLockOfDeadProcess(path: string, dead: LockHolder | null): void {
  const aside = `${path}.dead.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (getErrorCode(error) === "ENOENT") return;
    throw error;
  }
  const found = readLockHolder(aside);
  // The start time is compared too, because process ids repeat after a container restart.
  if (found && (found.pid !== dead?.pid || found.startedAt !== dead.startedAt)) createLockFile(aside, path);
  unlinkSync(aside);
}

function readLockHolder(path: string): LockHolder | null {
  try {
    const holder = JSON.parse(readFileSync(path, "utf8")) as Partial<LockHolder>;
    return typeof holder.pid === "number" ? { pid: holder.pid, startedAt: holder.startedAt ?? "" } : null;
  } catch {
    return null;
  }
}

function isHolderAlive(holder: LockHolder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // Only ESRCH means that the process is dead. EPERM means that it is alive and belongs to another user.
    if (getErrorCode(error) === "ESRCH") return false;
  }
  const startedAt = readProcessStart(holder.pid);
  return startedAt === null || holder.startedAt === "" || isSameProcessStart(startedAt, holder.startedAt);
}

/**
 * Compares two results of `readProcessStart`. Earlier releases wrote the boot time in seconds, which changes when the
 * clock is set, instead of the boot id. Without two boot ids only the clock ticks are compared.
 */
function isSameProcessStart(start: string, kept: string): boolean {
  const [[boot = "", ticks], [keptBoot = "", keptTicks]] = [start.split(":"), kept.split(":")];
  return start === kept || ((boot === "" || /^\d*$/.test(keptBoot)) && ticks === keptTicks);
}

/** Returns the kernel's boot id, or an empty text if it cannot be read. */
function readBootId(): string {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch {
    return "";
  }
}

/** Start time of a process, null if unknown. On Linux: boot id and clock ticks since boot, independent of the clock. */
function readProcessStart(pid: number): string | null {
  if (process.platform === "linux") {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      // The process name in brackets may contain spaces. The start time is the 20th field after it, counted from boot.
      return `${readBootId()}:${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? ""}`;
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
