// Lock that prevents concurrent installations or builds.
import { createHash, randomUUID } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repositoryRoot } from "./paths.mjs";

// The file is outside the repository, because node_modules may not exist yet and `npm ci` deletes it.
const lockFile = join(
  tmpdir(),
  `dasturxon-${createHash("sha1").update(repositoryRoot).digest("hex").slice(0, 12)}.lock`,
);

/** Whether a process with this id is running. */
export function isProcessAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/**
 * Returns the start time of a process. On Linux: the boot id and the clock ticks since boot. The lock file of the
 * embedded database contains the same (apps/server/src/platform/database/embedded/lock-file.ts). Empty if unknown.
 */
export function readProcessStart(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${boot}:${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]}`;
  } catch {
    return "";
  }
}

/** Whether the process that a lock file names is running. False if the file names none. */
function isLockHeld(content) {
  const [pid, start = ""] = content.split(" ");
  if (!(Number(pid) > 0) || !isProcessAlive(Number(pid))) return false;
  const now = readProcessStart(pid);
  return now === "" || start === "" || now === start;
}

function readLockFile(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // Another process has released the lock in the meantime.
    return null;
  }
}

/** Creates the lock file atomically with its content. Returns false if it exists. */
function linkLockFile(draft, file) {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/** Error codes for a lock file that belongs to another user or is open in another program. */
const FOREIGN_LOCK_ERROR_CODES = new Set(["EPERM", "EACCES", "EBUSY"]);

/**
 * Tries once to acquire the lock of a file. Removes the lock of a dead process, so that the next attempt succeeds.
 * Returns a function that releases the lock, or null.
 */
export function acquireLock(file) {
  const own = `${process.pid} ${readProcessStart(process.pid)}`;
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, own);
    if (linkLockFile(draft, file)) return () => readLockFile(file) === own && rmSync(file, { force: true });
    const content = readLockFile(file);
    if (content !== null && !isLockHeld(content)) removeLockOfDeadProcess(file, content);
  } catch (error) {
    if (!FOREIGN_LOCK_ERROR_CODES.has(error.code)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return null;
}

/** Removes the lock of a dead process. Restores the file if another process has acquired the lock since. */
function removeLockOfDeadProcess(file, content) {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (readLockFile(aside) !== content) linkLockFile(aside, file);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
  rmSync(aside, { force: true });
}

/** Runs `work` while no other script of this checkout installs or builds. */
export async function runWithSetupLock(work) {
  let release = acquireLock(lockFile);
  if (!release)
    console.log(
      `Another start of this checkout is installing or building: waiting for it (it holds ${lockFile})…`,
    );
  while (!release) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    release = acquireLock(lockFile);
  }
  process.on("exit", release);
  try {
    return await work();
  } finally {
    process.off("exit", release);
    release();
  }
}
