// Copies the directory of the embedded database: `copy-database-command.ts FROM TO`. Exits with status 3 if a process
// uses the database. Detects such a process by trying to lock the directory, because the lock file of a killed process
// remains.
import { cpSync } from "node:fs";
import { lockDirectory } from "../platform/database/index.ts";
import { StartupError } from "../platform/startup-error.ts";

const DATA_DIRECTORY_IN_USE_EXIT_CODE = 3;
const [from = "", to = ""] = process.argv.slice(2);
try {
  const unlock = lockDirectory(from);
  try {
    cpSync(from, to, { recursive: true });
  } finally {
    unlock();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof StartupError ? DATA_DIRECTORY_IN_USE_EXIT_CODE : 1;
}
