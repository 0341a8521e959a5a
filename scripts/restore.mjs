// npm run restore -- <backup>: restores a backup of `npm run backup` into an empty database (DATABASE_URL, as its
// owner) or an empty data directory (DATA_DIR). Never overwrites existing data: move it aside first.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { fromRoot } from "./setup/paths.mjs";
import { postgresAddress } from "./setup/postgres-address.mjs";

const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR = ".data" } = process.env;
const [backup] = process.argv.slice(2);
if (!backup) fail("Say which: npm run restore -- <backup>");
const from = resolve(backup);
const data = resolve(fromRoot(), DATA_DIR);
const part = DATABASE_URL ? "database.dump" : "database";
if (!existsSync(join(from, part)))
  fail(`${from} holds no ${part}: a backup goes back into the kind it came from.`);
const inTheWay = ["uploads", "secret", "credentials-key", ...(DATABASE_URL ? [] : ["database"])].filter(
  (one) => existsSync(join(data, one)),
);
if (inTheWay.length > 0) fail(`Move aside first, in ${data}: ${inTheWay.join(", ")}`);
mkdirSync(data, { recursive: true });
if (DATABASE_URL) {
  const { dbname, env } = postgresAddress(DATABASE_DIRECT_URL ?? DATABASE_URL);
  makeRoles({ dbname, env });
  // Restores in one transaction, so a failure leaves the database empty.
  const options = ["--no-owner", "--single-transaction", "--exit-on-error", dbname, join(from, part)];
  try {
    execFileSync("pg_restore", options, { stdio: "inherit", env });
  } catch {
    fail(
      "Nothing was restored: the database must be empty, and belong to a role called as the owner in the backup.",
    );
  }
} else cpSync(join(from, part), join(data, part), { recursive: true });
for (const one of ["uploads", "secret", "credentials-key"]) {
  if (existsSync(join(from, one))) cpSync(join(from, one), join(data, one), { recursive: true });
}
console.log(`Restored from ${from}. Start the version that made it, or a newer one.`);

/** Creates the two unprivileged roles. Roles are cluster-wide, so a database dump does not contain them. */
function makeRoles({ dbname, env }) {
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
    fail(
      "Nothing was restored: the role of DATABASE_URL needs CREATEROLE, or somebody who has it makes the roles dasturxon_app and dasturxon_platform (nologin) and grants it both.",
    );
  }
}

function fail(words) {
  console.error(words);
  process.exit(1);
}
