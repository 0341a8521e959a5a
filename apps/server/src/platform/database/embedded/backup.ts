import { mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Engine } from "./engine.ts";

const every = 24 * 60 * 60_000;
const keep = 3;

/**
 * Copies the database's directory once a day beside it and keeps the last three. To go back to one: stop the process
 * and put the copy in the place of `database`.
 * @returns the copy's path, or null when the last one is young enough.
 */
export async function backUp(
  engine: Pick<Engine, "copy">,
  directory: string,
  now: Date,
): Promise<string | null> {
  const folder = join(dirname(directory), "backups");
  mkdirSync(folder, { recursive: true });
  const copies = readdirSync(folder)
    .filter((name) => name.startsWith("database-"))
    .toSorted();
  const newest = copies.at(-1);
  if (newest && now.getTime() - timeOf(newest) < every) return null;
  const name = `database-${now.toISOString().replaceAll(":", "-")}`;
  return copyInto(folder, { engine, name, prefix: "database-", keep });
}

/** Numbers of migrations: the last one that the database has, and the last one of this build. */
export interface Upgrade {
  from: string;
  to: string;
}

/**
 * Copies the database's directory before migrations change it, and keeps the last two such copies. When an upgrade fails
 * after some of its migrations and runs again, the copy made before the first migration is not overwritten.
 * @returns the copy's path.
 */
export async function copyBeforeUpgrade(
  engine: Pick<Engine, "copy">,
  directory: string,
  { from, to }: Upgrade,
): Promise<string> {
  const folder = join(dirname(directory), "backups");
  mkdirSync(folder, { recursive: true });
  const prefix = "before-upgrade-";
  const name = `${prefix}${from}-to-${to}`;
  const begun = readdirSync(folder).find(
    (each) => each.startsWith(prefix) && each.endsWith(`-to-${to}`) && each < name,
  );
  return begun ? join(folder, begun) : copyInto(folder, { engine, name, prefix, keep: 2 });
}

interface CopyOptions {
  engine: Pick<Engine, "copy">;
  name: string;
  /** Begins the names of all copies of this kind, of which the last `keep` stay. */
  prefix: string;
  keep: number;
}

async function copyInto(folder: string, { engine, name, prefix, keep }: CopyOptions): Promise<string> {
  const target = join(folder, name);
  const draft = join(folder, "draft");
  const remove = (path: string) => rmSync(path, { recursive: true, force: true });
  remove(draft);
  try {
    await engine.copy(draft);
  } catch (error) {
    // Remove the partial copy, which takes disk space.
    remove(draft);
    throw error;
  }
  remove(target);
  renameSync(draft, target);
  const copies = readdirSync(folder).filter((each) => each.startsWith(prefix));
  for (const old of copies.toSorted().slice(0, -keep)) remove(join(folder, old));
  return target;
}

/** The instant in a copy's name; colons are not for file names. */
function timeOf(name: string): number {
  const text = name.slice("database-".length).replace(/T(\d\d)-(\d\d)-/, "T$1:$2:");
  return new Date(text).getTime();
}
