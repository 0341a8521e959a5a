import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { computeSchemaVersion } from "./migrations.ts";

const DAY_MS = 24 * 60 * 60_000;
const cacheFolder = join(import.meta.dirname, "../../../../../node_modules/.cache/dasturxon");

/** Path of a prepared, migrated directory of the embedded engine. It may not exist. */
export function getTemplateDirectory(): string {
  return join(cacheFolder, `database-${computeSchemaVersion()}`);
}

/**
 * Creates the template with `build`, which gets an empty data directory. Does nothing if the template exists. Deletes
 * old templates.
 * @returns path of the template.
 * @testing
 */
export async function ensureDatabaseTemplate(build: (dataDir: string) => Promise<void>): Promise<string> {
  const target = getTemplateDirectory();
  if (existsSync(target)) return target;
  const draft = join(cacheFolder, `draft-${process.pid}`);
  mkdirSync(draft, { recursive: true });
  try {
    await build(draft);
    for (const name of readdirSync(cacheFolder)) {
      // A template of the last day is kept, because tests of another checkout may use it.
      if (!name.startsWith("database-") || statSync(join(cacheFolder, name)).mtimeMs > Date.now() - DAY_MS)
        continue;
      rmSync(join(cacheFolder, name), { recursive: true, force: true });
    }
    mkdirSync(dirname(target), { recursive: true });
    // Another process may have created the template meanwhile. Its template is equivalent and is kept.
    if (!existsSync(target)) renameSync(join(draft, "database"), target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return target;
}
