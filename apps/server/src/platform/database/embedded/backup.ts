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
  return copyInto(folder, { engine, prefix: "database-", keep, now });
}

/**
 * Copies the database's directory before migrations change it; the last two such copies are kept.
 * @returns the copy's path.
 */
export function copyBeforeUpgrade(
  engine: Pick<Engine, "copy">,
  directory: string,
  now: Date,
): Promise<string> {
  const folder = join(dirname(directory), "backups");
  mkdirSync(folder, { recursive: true });
  return copyInto(folder, { engine, prefix: "before-upgrade-", keep: 2, now });
}

interface CopyOptions {
  engine: Pick<Engine, "copy">;
  /** Begins the names of these copies; the instant follows. */
  prefix: string;
  /** How many of them stay. */
  keep: number;
  now: Date;
}

async function copyInto(folder: string, { engine, prefix, keep, now }: CopyOptions): Promise<string> {
  const target = join(folder, `${prefix}${now.toISOString().replaceAll(":", "-")}`);
  const draft = join(folder, "draft");
  rmSync(draft, { recursive: true, force: true });
  await engine.copy(draft);
  renameSync(draft, target);
  const copies = readdirSync(folder).filter((name) => name.startsWith(prefix));
  for (const old of copies.toSorted().slice(0, -keep))
    rmSync(join(folder, old), { recursive: true, force: true });
  return target;
}

/** The instant in a copy's name; colons are not for file names. */
function timeOf(name: string): number {
  const text = name.slice("database-".length).replace(/T(\d\d)-(\d\d)-/, "T$1:$2:");
  return new Date(text).getTime();
}
