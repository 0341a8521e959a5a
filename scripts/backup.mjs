// npm run backup -- <folder>: a copy of everything that is not in this repository, in a new folder below <folder>:
// `database.dump` (PostgreSQL, by pg_dump) or `database` (embedded), `uploads` and the generated `secret` and `credentials-key`.
// PostgreSQL: BACKUP_DATABASE_URL, a role that row security does not bind (superuser or BYPASSRLS), else DATABASE_URL's.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { fromRoot } from "./setup/paths.mjs";
import { postgresAddress } from "./setup/postgres-address.mjs";

const { DATABASE_URL, DATABASE_DIRECT_URL, BACKUP_DATABASE_URL, DATA_DIR = ".data" } = process.env;
const [folder] = process.argv.slice(2);
if (!folder) fail("Say where to: npm run backup -- <folder>");
const data = resolve(fromRoot(), DATA_DIR);
const name = `dasturxon-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}`;
const target = join(resolve(folder), name);
const draft = `${target}.part`;
mkdirSync(draft, { recursive: true });
try {
  if (DATABASE_URL) {
    const url = BACKUP_DATABASE_URL ?? DATABASE_DIRECT_URL ?? DATABASE_URL;
    const { dbname, env } = postgresAddress(url);
    const options = [dbname, "--format=custom", "--no-owner", `--file=${join(draft, "database.dump")}`];
    execFileSync("pg_dump", options, { stdio: "inherit", env });
  } else cpSync(embedded(), join(draft, "database"), { recursive: true });
  for (const part of ["uploads", "secret", "credentials-key"]) {
    if (existsSync(join(data, part))) cpSync(join(data, part), join(draft, part), { recursive: true });
  }
  renameSync(draft, target);
  console.log(target);
} catch (error) {
  rmSync(draft, { recursive: true, force: true });
  fail(`No backup was made: ${error.message}`);
}

/** The embedded database itself when nothing runs on it, else the newest of the copies that the process makes daily. */
function embedded() {
  if (existsSync(join(data, "database")) && !existsSync(join(data, "database.lock")))
    return join(data, "database");
  const copies = join(data, "backups");
  const newest =
    existsSync(copies) &&
    readdirSync(copies)
      .filter((one) => one.startsWith("database-"))
      .sort()
      .at(-1);
  if (!newest) throw new Error(`${data} holds no copy of the running database yet: stop the process first`);
  console.log(`The process is running: the copy of ${newest.slice("database-".length)} is taken.`);
  return join(copies, newest);
}

function fail(words) {
  console.error(words);
  process.exit(1);
}
