// Two starts at the same time must not install or build over each other.
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./paths.mjs";

// outside the repository: node_modules may not be there yet, and `npm ci` removes it
const lockFile = join(
  tmpdir(),
  `dasturxon-${createHash("sha1").update(root).digest("hex").slice(0, 12)}.lock`,
);

/** Is a process of this id alive? */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

function take() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  try {
    const holder = Number(readFileSync(lockFile, "utf8"));
    // an empty file is a holder between creating and writing it
    if (holder > 0 && holder !== process.pid && !isAlive(holder)) rmSync(lockFile, { force: true });
  } catch {
    // released meanwhile
  }
  return false;
}

const release = () => rmSync(lockFile, { force: true });

/** Runs `work` while no other script of this checkout installs or builds. */
export async function withSetupLock(work) {
  for (let isReported = false; !take(); isReported = true) {
    if (!isReported) console.log("Another start of this checkout is installing or building: waiting for it…");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  process.on("exit", release);
  try {
    return await work();
  } finally {
    process.off("exit", release);
    release();
  }
}
