// npm run restore -- <backup>: restores a backup of `npm run backup` into an empty database
// (DATABASE_DIRECT_URL, else DATABASE_URL, as the owner role of the database) or into an empty data directory (DATA_DIR).
// Never overwrites existing data: move it aside first.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathFromRoot } from "./setup/paths.mjs";
import { parsePostgresAddress } from "./setup/postgres-address.mjs";

const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR = ".data" } = process.env;
const [backup] = process.argv.slice(2);
if (!backup) exitWithMessage("Say which: npm run restore -- <backup>");
const backupFolder = resolve(backup);
const dataFolder = resolve(pathFromRoot(), DATA_DIR);
const databaseBackupName = DATABASE_URL ? "database.dump" : "database";
if (!existsSync(join(backupFolder, databaseBackupName)))
  exitWithMessage(
    `${backupFolder} holds no ${databaseBackupName}: a backup goes back into the kind it came from.`,
  );
const existingDataEntries = [
  "uploads",
  "secret",
  "credentials-key",
  ...(DATABASE_URL ? [] : ["database"]),
].filter((one) => existsSync(join(dataFolder, one)));
if (existingDataEntries.length > 0)
  exitWithMessage(`Move aside first, in ${dataFolder}: ${existingDataEntries.join(", ")}`);
mkdirSync(dataFolder, { recursive: true });
if (DATABASE_URL) {
  const { dbname, env } = parsePostgresAddress(DATABASE_DIRECT_URL ?? DATABASE_URL);
  createRoles({ dbname, env });
  // Restores in one transaction, so a failure leaves the database empty.
  const options = [
    "--no-owner",
    "--single-transaction",
    "--exit-on-error",
    dbname,
    join(backupFolder, databaseBackupName),
  ];
  try {
    execFileSync("pg_restore", options, { stdio: "inherit", env });
  } catch {
    exitWithMessage(
      "Nothing was restored: the database must be empty, and belong to a role called as the owner in the backup.",
    );
  }
} else
  cpSync(join(backupFolder, databaseBackupName), join(dataFolder, databaseBackupName), { recursive: true });
for (const entry of ["uploads", "secret", "credentials-key"]) {
  if (existsSync(join(backupFolder, entry)))
    cpSync(join(backupFolder, entry), join(dataFolder, entry), { recursive: true });
}
console.log(`Restored from ${backupFolder}. Start the version that made it, or a newer one.`);

/** Creates the two unprivileged roles. Roles are cluster-wide, so a database dump does not contain them. */
function createRoles({ dbname, env }) {
  const statements = ["dasturxon_app", "dasturxon_platform"].map(
    (role) => `
      if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
      if not pg_has_role('${role}', 'member') then execute format('grant ${role} to %I', current_user); end if;`,
  );
  const options = [dbname, "--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1"];
  try {
    const command = `--command=do $$ begin ${statements.join("")} end $$`;
    execFileSync("psql", [...options, command], { stdio: "inherit", env });
  } catch {
    exitWithMessage(
      "Nothing was restored: the role of DATABASE_URL needs CREATEROLE, or somebody who has it makes the roles dasturxon_app and dasturxon_platform (nologin) and grants it both.",
    );
  }
}

function exitWithMessage(words) {
  console.error(words);
  process.exit(1);
}
