import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { StartupError } from "../../startup-error.ts";
import { getTemplateDirectory } from "../template.ts";
import { lockDirectory } from "./lock-file.ts";

/** Directory of the engine in the data directory. */
export interface EngineDirectory {
  path: string;
  /** Flushes the files of a new data directory to the disk (fsync). Called after the embedded database has opened. */
  settle(): void;
  giveBack(): void;
}

/**
 * Locks the engine's directory and fills a new one from the template.
 * @throws StartupError with a one-line message: the directory is in use or cannot be created.
 */
export function lockAndFillDirectory(options: { dataDir: string; isDurable?: boolean }): EngineDirectory {
  const path = prepareEnginePath(options.dataDir);
  const unlock = lockDirectory(path);
  const isNew = !existsSync(path);
  try {
    copyTemplate(path);
  } catch (error) {
    unlock();
    throw createUnreadableDirectoryError(path, error);
  }
  return {
    path,
    settle() {
      if (isNew && options.isDurable !== false) syncDirectory(path);
    },
    giveBack: unlock,
  };
}

/** Returns the directory of an engine that runs in another process. */
export function describeRemoteEngineDirectory(dataDir: string): EngineDirectory {
  return { path: prepareEnginePath(dataDir), settle: () => undefined, giveBack: () => undefined };
}

export function createUnreadableDirectoryError(path: string, error: unknown): StartupError {
  const reason = error instanceof Error ? error.message : String(error);
  return new StartupError(
    `the data directory ${path} cannot be opened: ${reason}. Its daily copies lie in ${join(dirname(path), "backups")}: ` +
      `to go back to one, move ${path} aside and put the copy in its place`,
    { cause: error },
  );
}

function prepareEnginePath(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    // The directory is resolved to its real path, so that a symbolic link does not bypass the lock.
    return join(realpathSync(dataDir), "database");
  } catch (error) {
    throw new StartupError(`the data directory ${dataDir} cannot be created: ${String(error)}`, {
      cause: error,
    });
  }
}

/** Copies a prepared directory for a new database if there is one, because initialization takes seconds. */
function copyTemplate(directory: string): void {
  const template = getTemplateDirectory();
  if (existsSync(directory) || !existsSync(template)) return;
  const draft = `${directory}.new`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(template, draft, { recursive: true });
  renameSync(draft, directory);
}

/** Flushes the first files to the disk. They were copied and not written by the engine, so they are not synced yet. */
function syncDirectory(directory: string): void {
  try {
    execFileSync("sync", process.platform === "linux" ? ["-f", directory] : [], {
      stdio: "ignore",
      timeout: 20_000,
    });
  } catch {
    // Without the command `sync`, the system flushes the files within a minute.
  }
}
