// npm run demo:reset: empties the data directory (embedded database, uploaded pictures, generated secret), so that the
// next start creates the demo brands again. Refuses if a server uses the directory, or if it is not a data directory
// of Dasturxon.
import { existsSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { repositoryRoot } from "./setup/paths.mjs";
import { isProcessAlive, readProcessStart } from "./setup/setup-lock.mjs";

// Data directory of the demo. Its default is the same as in apps/server/src/config/config.ts.
const dataDir = resolve(repositoryRoot, process.env.DATA_DIR?.trim() || ".data");

function exitWithMessage(message) {
  console.error(message);
  process.exit(1);
}

function readLockHolder(lockFile) {
  try {
    const { pid, startedAt = "" } = JSON.parse(readFileSync(lockFile, "utf8"));
    const start = readProcessStart(pid);
    // The start times are compared by their clock ticks only, because locks of earlier releases contain the boot time
    // instead of the boot id.
    const isSame = start.split(":")[1] === startedAt.split(":")[1];
    return isProcessAlive(pid) && (start === "" || startedAt === "" || isSame) ? pid : undefined;
  } catch {
    return undefined;
  }
}

if (process.env.DATABASE_URL) {
  exitWithMessage(
    "DATABASE_URL is set: this command only empties the embedded database. Drop the other by its own tools.",
  );
}
if (!existsSync(dataDir)) {
  console.log(`Nothing to remove: ${dataDir} does not exist.`);
  process.exit(0);
}
const dataDirectoryEntries = readdirSync(dataDir);
if (
  dataDirectoryEntries.length > 0 &&
  !["database", "secret"].some((name) => dataDirectoryEntries.includes(name))
) {
  exitWithMessage(`${dataDir} does not look like a data directory of Dasturxon: nothing was removed.`);
}
for (const name of dataDirectoryEntries.filter((entry) => entry.endsWith(".lock"))) {
  const pid = readLockHolder(join(dataDir, name));
  if (pid) exitWithMessage(`${dataDir} is in use by process ${pid}: stop it first.`);
}
for (const name of dataDirectoryEntries) rmSync(join(dataDir, name), { recursive: true, force: true });
console.log(`Emptied ${dataDir}: the next start creates the demo brands again.`);
