import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { schemaVersion } from "./migrations.ts";

const day = 24 * 60 * 60_000;
const cache = join(import.meta.dirname, "../../../../../node_modules/.cache/dasturxon");

/** Where a ready, migrated directory of the embedded engine lies, if somebody has made it. */
export function templateDirectory(): string {
  return join(cache, `database-${schemaVersion()}`);
}

/**
 * Makes the template with `build`, which gets an empty folder for a data directory; does nothing when it is there.
 * Older templates are removed.
 * @returns the template's path.
 * @testing
 */
export async function ensureTemplate(build: (dataDir: string) => Promise<void>): Promise<string> {
  const target = templateDirectory();
  if (existsSync(target)) return target;
  const draft = join(cache, `draft-${process.pid}`);
  mkdirSync(draft, { recursive: true });
  try {
    await build(draft);
    for (const name of readdirSync(cache)) {
      // A younger one may be in the hands of another checkout's tests.
      if (!name.startsWith("database-") || statSync(join(cache, name)).mtimeMs > Date.now() - day) continue;
      rmSync(join(cache, name), { recursive: true, force: true });
    }
    mkdirSync(dirname(target), { recursive: true });
    // Another process may have been quicker; its template is as good.
    if (!existsSync(target)) renameSync(join(draft, "database"), target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return target;
}
