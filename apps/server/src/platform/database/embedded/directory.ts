import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { StartupError } from "../../startup-error.ts";
import { templateDirectory } from "../template.ts";
import { lockDirectory } from "./lock-file.ts";

/** The engine's directory in the data directory. */
export interface EngineDirectory {
  path: string;
  /** To be called once the engine is open: writes out a new directory's first files. */
  settle(): void;
  giveBack(): void;
}

/**
 * Takes the exclusive right to the engine's directory and fills a new one from the template.
 * @throws StartupError in one line: in use, or cannot be made.
 */
export function takeDirectory(options: { dataDir: string; isDurable?: boolean }): EngineDirectory {
  const path = preparePath(options.dataDir);
  const unlock = lockDirectory(path);
  const isNew = !existsSync(path);
  try {
    plantTemplate(path);
  } catch (error) {
    unlock();
    throw unreadable(path, error);
  }
  return {
    path,
    settle() {
      if (isNew && options.isDurable !== false) settleOnDisk(path);
    },
    giveBack: unlock,
  };
}

/** The directory of an engine that another process holds. */
export function directoryOf(dataDir: string): EngineDirectory {
  return { path: preparePath(dataDir), settle: () => undefined, giveBack: () => undefined };
}

export function unreadable(path: string, error: unknown): StartupError {
  const reason = error instanceof Error ? error.message : String(error);
  return new StartupError(
    `the data directory ${path} cannot be opened: ${reason}. Its daily copies lie in ${join(dirname(path), "backups")}: ` +
      `to go back to one, move ${path} aside and put the copy in its place`,
    { cause: error },
  );
}

function preparePath(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    // By its real name, so that a symbolic link is no second door to the same files.
    return join(realpathSync(dataDir), "database");
  } catch (error) {
    throw new StartupError(`the data directory ${dataDir} cannot be made: ${String(error)}`, {
      cause: error,
    });
  }
}

/** A new directory starts from a ready one when there is one: initializing takes seconds. */
function plantTemplate(directory: string): void {
  const template = templateDirectory();
  if (existsSync(directory) || !existsSync(template)) return;
  const draft = `${directory}.new`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(template, draft, { recursive: true });
  renameSync(draft, directory);
}

/** The first files are copied, not written by the engine, so nobody has synced them yet. */
function settleOnDisk(directory: string): void {
  try {
    execFileSync("sync", process.platform === "linux" ? ["-f", directory] : [], {
      stdio: "ignore",
      timeout: 20_000,
    });
  } catch {
    // No such command: the system writes them out within the minute.
  }
}
