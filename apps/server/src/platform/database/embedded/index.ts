import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { Pool } from "pg";
import { StartupError } from "../../startup-error.ts";
import { columnTypes } from "../column-types.ts";
import { guardClients } from "../guard-clients.ts";
import { type DatabaseConfig, type DatabaseLog, GENERIC_PLANS, type Source } from "../source.ts";
import { templateDirectory } from "../template.ts";
import { backUp } from "./backup.ts";
import { Engine } from "./engine.ts";
import { lockDirectory } from "./lock-file.ts";
import { vacuum } from "./vacuum.ts";

const upkeepEvery = 10 * 60_000;
const maintenanceDeadline = 10 * 60_000;

/** PostgreSQL inside the process: one connection, one directory, nothing to install. */
export async function openEmbedded(config: DatabaseConfig, log: DatabaseLog): Promise<Source> {
  const directory = prepareDirectory(config.dataDir);
  const unlock = lockDirectory(directory);
  const engine = new Engine({
    directory,
    isDurable: config.isDurable ?? true,
    deadline: config.statementTimeout ?? 10_000,
    log,
  });
  try {
    const isNew = !existsSync(directory);
    plantTemplate(directory);
    await engine.open();
    if (isNew && config.isDurable !== false) settleOnDisk(directory);
  } catch (error) {
    await engine.close();
    unlock();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `the data directory ${directory} cannot be opened: ${reason}. Its daily copies lie in ${join(dirname(directory), "backups")}: ` +
        `to go back to one, move ${directory} aside and put the copy in its place`,
      { cause: error },
    );
  }
  const pool = new Pool({
    stream: engine.stream,
    user: "postgres",
    database: "postgres",
    max: 1,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 0,
    types: columnTypes,
    // A statement need not wait for the answer to the one before it.
    pipeline: true,
  });
  pool.on("error", (error) =>
    log.warn({ error: error.message }, "the connection to the embedded engine was lost"),
  );

  guardClients(pool);

  const unhurried: Source["unhurried"] = (work) => engine.unhurried(maintenanceDeadline, work);
  const maintain: Source["maintain"] = (work) =>
    unhurried(async () => {
      const client = await pool.connect();
      try {
        return await work(client);
      } finally {
        client.release();
      }
    });
  const upkeep = setInterval(() => {
    maintain(vacuum)
      .then(() => unhurried(() => backUp(engine, directory, new Date())))
      .catch((error: Error) => log.warn({ error: error.message }, "upkeep of the database failed"));
  }, upkeepEvery);
  upkeep.unref();

  return {
    engine: "pglite",
    pool,
    limits: config.isPrepared === false ? "" : GENERIC_PLANS,
    maintain,
    unhurried,
    async ping() {
      await pool.query("select 1");
    },
    isTrusted: () => engine.isTrusted,
    async close() {
      clearInterval(upkeep);
      await pool.end();
      await engine.close();
      unlock();
    },
  };
}

function prepareDirectory(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    // By its real name, so that a symbolic link is no second door to the same files.
    return join(realpathSync(dataDir), "database");
  } catch (error) {
    throw new StartupError(`the data directory ${dataDir} cannot be made: ${String(error)}`, {
      cause: error,
    });
  }
}

/** A new directory starts from a ready one when there is one: initializing takes seconds. */
function plantTemplate(directory: string): void {
  const template = templateDirectory();
  if (existsSync(directory) || !existsSync(template)) return;
  const draft = `${directory}.new`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(template, draft, { recursive: true });
  renameSync(draft, directory);
}

/** The first files are copied, not written by the engine, so nobody has synced them yet. */
function settleOnDisk(directory: string): void {
  try {
    execFileSync("sync", process.platform === "linux" ? ["-f", directory] : [], {
      stdio: "ignore",
      timeout: 20_000,
    });
  } catch {
    // No such command: the system writes them out within the minute.
  }
}
