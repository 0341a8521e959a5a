import { mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { EmbeddedEngine } from "./engine.ts";

const backupIntervalMs = 24 * 60 * 60_000;
const keptBackupCount = 3;

/**
 * Copies the database's directory once a day to a neighbouring folder and retains the last three copies. To restore a
 * copy, stop the process and replace the folder `database` by it.
 * @returns path of the copy, or null if the last one is recent enough.
 */
export async function backUpDatabaseDaily(
  engine: Pick<EmbeddedEngine, "copy">,
  directory: string,
  now: Date,
): Promise<string | null> {
  const folder = join(dirname(directory), "backups");
  mkdirSync(folder, { recursive: true });
  const copies = readdirSync(folder)
    .filter((name) => name.startsWith("database-"))
    .toSorted();
  const newest = copies.at(-1);
  if (newest && now.getTime() - parseBackupTime(newest) < backupIntervalMs) return null;
  const name = `database-${now.toISOString().replaceAll(":", "-")}`;
  return copyDatabaseInto(folder, { engine, name, prefix: "database-", keep: keptBackupCount });
}

/** Numbers of the last migration in the database and of the last migration of this build. */
export interface UpgradeVersions {
  from: string;
  to: string;
}

/**
 * Copies the database's directory before migrations change it and retains the last two such copies. If an upgrade fails
 * after some of its migrations and runs again, the copy made before the first migration is not overwritten.
 * @returns path of the copy.
 */
export async function copyDatabaseBeforeUpgrade(
  engine: Pick<EmbeddedEngine, "copy">,
  directory: string,
  { from, to }: UpgradeVersions,
): Promise<string> {
  const folder = join(dirname(directory), "backups");
  mkdirSync(folder, { recursive: true });
  const prefix = "before-upgrade-";
  const name = `${prefix}${from}-to-${to}`;
  const begun = readdirSync(folder).find(
    (each) => each.startsWith(prefix) && each.endsWith(`-to-${to}`) && each < name,
  );
  return begun ? join(folder, begun) : copyDatabaseInto(folder, { engine, name, prefix, keep: 2 });
}

interface CopyOptions {
  engine: Pick<EmbeddedEngine, "copy">;
  name: string;
  /** Name prefix that all copies of one kind share. The last `keep` copies of this kind are retained. */
  prefix: string;
  keep: number;
}

async function copyDatabaseInto(
  folder: string,
  { engine, name, prefix, keep }: CopyOptions,
): Promise<string> {
  const target = join(folder, name);
  const draft = join(folder, "draft");
  const removePath = (path: string) => rmSync(path, { recursive: true, force: true });
  removePath(draft);
  try {
    await engine.copy(draft);
  } catch (error) {
    // The partial copy is deleted, because it takes disk space.
    removePath(draft);
    throw error;
  }
  removePath(target);
  renameSync(draft, target);
  const copies = readdirSync(folder).filter((each) => each.startsWith(prefix));
  for (const old of copies.toSorted().slice(0, -keep)) removePath(join(folder, old));
  return target;
}

/** Returns the time in the name of a copy. File names cannot contain colons. */
function parseBackupTime(name: string): number {
  const text = name.slice("database-".length).replace(/T(\d\d)-(\d\d)-/, "T$1:$2:");
  return new Date(text).getTime();
}
