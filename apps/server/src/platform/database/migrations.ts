import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Migration {
  /** `NNNN-name.sql`, as it is stored in the table `migrations`. */
  name: string;
  text: string;
  checksum: string;
  /** Whether older builds without the migration can use the schema: its file contains `-- older builds go on`. */
  isCompatible: boolean;
}

const migrationsFolder = join(import.meta.dirname, "../../../migrations");
const packageManifestPath = join(import.meta.dirname, "../../../package.json");

/**
 * Returns the migrations in order. The first one, the baseline, is a folder `NNNN-name` of files that run in the order
 * of their names. Each later migration is a single file `NNNN-name.sql`.
 */
export function readMigrations(from = migrationsFolder): Migration[] {
  return readdirSync(from)
    .filter((entry) => /^\d{4}-[a-z0-9-]+(\.sql)?$/.test(entry))
    .toSorted()
    .map((entry) => {
      const text = readMigrationText(join(from, entry)).replaceAll("\r\n", "\n");
      const isCompatible = /^-- older builds go on\b/m.test(text);
      const checksum = createHash("sha256").update(text).digest("hex");
      return { name: entry.replace(/(\.sql)?$/, ".sql"), text, checksum, isCompatible };
    });
}

function readMigrationText(path: string): string {
  if (path.endsWith(".sql")) return readFileSync(path, "utf8");
  const parts = readdirSync(path).filter((name) => name.endsWith(".sql"));
  return parts
    .toSorted()
    .map((name) => readFileSync(join(path, name), "utf8"))
    .join("\n");
}

/** Returns a text that identifies the schema: the same for the same migrations and the same libraries. */
export function computeSchemaVersion(): string {
  const hash = createHash("sha256");
  for (const { name, checksum } of readMigrations()) hash.update(`${name} ${checksum}\n`);
  // The hash contains the exact versions of the libraries, because another version of the engine or the queue may use
  // another file format.
  const { dependencies } = JSON.parse(readFileSync(packageManifestPath, "utf8")) as {
    dependencies: Record<string, string>;
  };
  for (const library of ["@electric-sql/pglite", "graphile-worker"])
    hash.update(`${dependencies[library] ?? ""}\n`);
  return hash.digest("hex").slice(0, 16);
}
