// npm run backup -- <folder>: copies all data outside this repository into a new folder below <folder>:
// `database.dump` (PostgreSQL, by pg_dump) or `database` (embedded), `uploads`, and the generated `secret` and
// `credentials-key`. Pictures in a bucket (S3_BUCKET) are not copied.
// PostgreSQL: uses BACKUP_DATABASE_URL, else DATABASE_DIRECT_URL, else DATABASE_URL. The role must bypass row security
// (superuser or BYPASSRLS).
// Embedded: while its process runs, `npm run backup -- <folder> --daily-copy` copies the newest daily copy.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { requireNode26 } from "./setup/node26.mjs";
import { pathFromRoot } from "./setup/paths.mjs";
import { parsePostgresAddress } from "./setup/postgres-address.mjs";

const { DATABASE_URL, DATABASE_DIRECT_URL, BACKUP_DATABASE_URL, S3_BUCKET, DATA_DIR = ".data" } = process.env;
/** Name prefix of daily copies (see `embedded/backup.ts`). */
const DAILY_COPY_PREFIX = "database-";
/** Exit code of the copy command if a process uses the data directory. */
const DATA_DIRECTORY_IN_USE_EXIT_CODE = 3;
const args = process.argv.slice(2);
const isDailyCopy = args.includes("--daily-copy");
const backupsFolder = args.find((arg) => !arg.startsWith("--"));
if (!backupsFolder) exitWithMessage("Say where to: npm run backup -- <folder>");
const dataFolder = resolve(pathFromRoot(), DATA_DIR);
const backupName = `dasturxon-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}`;
const targetFolder = join(resolve(backupsFolder), backupName);
const partialBackupFile = `${targetFolder}.part`;
mkdirSync(partialBackupFile, { recursive: true });
try {
  if (DATABASE_URL) {
    const url = BACKUP_DATABASE_URL ?? DATABASE_DIRECT_URL ?? DATABASE_URL;
    const { dbname, env } = parsePostgresAddress(url);
    const options = [
      dbname,
      "--format=custom",
      "--no-owner",
      `--file=${join(partialBackupFile, "database.dump")}`,
    ];
    execFileSync("pg_dump", options, { stdio: "inherit", env });
  } else if (isDailyCopy) cpSync(findDailyCopy(), join(partialBackupFile, "database"), { recursive: true });
  else copyStoppedDatabase(join(partialBackupFile, "database"));
  for (const part of ["uploads", "secret", "credentials-key"]) {
    if (existsSync(join(dataFolder, part)))
      cpSync(join(dataFolder, part), join(partialBackupFile, part), { recursive: true });
  }
  renameSync(partialBackupFile, targetFolder);
  if (S3_BUCKET) console.error(`Pictures are in the bucket ${S3_BUCKET} and not in this backup.`);
  console.log(targetFolder);
} catch (error) {
  rmSync(partialBackupFile, { recursive: true, force: true });
  exitWithMessage(`No backup was made: ${error.message}`);
}

/** Copies the embedded database. Throws if a process uses it. */
function copyStoppedDatabase(to) {
  const database = join(dataFolder, "database");
  if (!existsSync(database)) throw new Error(`${dataFolder} holds no database`);
  const command = pathFromRoot("apps/server/src/command/copy-database-command.ts");
  const { status, stderr } = spawnSync(requireNode26(), [command, database, to], { encoding: "utf8" });
  if (status === 0) return;
  const newest = findNewestCopyName();
  if (status !== DATA_DIRECTORY_IN_USE_EXIT_CODE) throw new Error(stderr.trim());
  throw new Error(
    `${stderr.trim()}. Stop the process, or add --daily-copy to take ${newest ? `the copy of ${timeFromBackupName(newest)}` : "its daily copy, which it has not made yet"}`,
  );
}

/** Returns the path of the newest daily copy. A running process makes these copies. */
function findDailyCopy() {
  const newest = findNewestCopyName();
  if (!newest)
    throw new Error(`${join(dataFolder, "backups")} holds no daily copy yet: stop the process first`);
  console.error(`This is the copy of ${timeFromBackupName(newest)}: it lacks what was written since.`);
  return join(dataFolder, "backups", newest);
}

function findNewestCopyName() {
  const copies = join(dataFolder, "backups");
  if (!existsSync(copies)) return undefined;
  const daily = readdirSync(copies).filter((one) => one.startsWith(DAILY_COPY_PREFIX));
  return daily.sort().at(-1);
}

function timeFromBackupName(copy) {
  return copy.slice(DAILY_COPY_PREFIX.length).replace(/T(\d\d)-(\d\d)-/, "T$1:$2:");
}

/** @returns {never} */
function exitWithMessage(words) {
  console.error(words);
  process.exit(1);
}
