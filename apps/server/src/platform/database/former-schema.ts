import { createHash } from "node:crypto";
import { StartupError } from "../startup-error.ts";
import type { Migration } from "./migrations.ts";

/** Row of the table `migrations`, which lists the applied migrations. */
export interface AppliedMigration {
  name: string;
  checksum: string;
  isCompatible: boolean;
}

/** Last commit with the migrations 0001 to 0144, which the baseline replaces (docs/decisions/0116). */
export const LAST_COMMIT_BEFORE_BASELINE = "527a04fcfbb591cc406682c6587e48402e146552";
/** SHA-256 of the lines `name checksum` of all migrations of that commit. */
const FORMER_MIGRATIONS_SHA256 = "66b02fcf6f8bca826d011acd9abcb60752cdc46a71664a7e33bd74a2ff4a4825";

/** Returns whether the database has migrations that the baseline replaces, and not the baseline. */
export function hasFormerMigrations(applied: AppliedMigration[], baseline: Migration): boolean {
  return (
    applied.some(({ name }) => name < baseline.name) && applied.every(({ name }) => name !== baseline.name)
  );
}

/**
 * Refuses a schema that this build cannot use. A newer schema is refused, because older code would write data that it
 * does not allow. A schema is also refused if it has only some of the migrations that the baseline replaces.
 */
export function refuseUnusableSchema(applied: AppliedMigration[], migrations: Migration[]): void {
  const [baseline] = migrations;
  if (!baseline) return;
  const known = new Set(migrations.map(({ name }) => name));
  const newer = applied.filter(
    ({ name, isCompatible }) => name > baseline.name && !isCompatible && !known.has(name),
  );
  if (newer.length > 0)
    throw new StartupError(
      `the database has been changed by a newer version (${newer.map(({ name }) => name).join(", ")}): start that one, ` +
        "or restore the backup from before the upgrade",
    );
  if (!hasFormerMigrations(applied, baseline)) return;
  const formerMigrations = applied.filter(({ name }) => name < baseline.name);
  const history = createHash("sha256");
  for (const { name, checksum } of formerMigrations) history.update(`${name} ${checksum}\n`);
  if (history.digest("hex") === FORMER_MIGRATIONS_SHA256) return;
  throw new StartupError(
    `the database is older than this version supports (its last migration is ${formerMigrations.at(-1)?.name ?? ""}): upgrade it ` +
      `with the commit ${LAST_COMMIT_BEFORE_BASELINE} first. Check that commit out, run npm ci and npm run build, start it until it ` +
      'prints "ready", stop it, and start this version again',
  );
}
