import { Pool } from "pg";
import { columnTypes } from "../column-types.ts";
import { guardClients } from "../guard-clients.ts";
import { type DatabaseConfig, type DatabaseLog, GENERIC_PLANS, type Source } from "../source.ts";
import { backUp, copyBeforeUpgrade } from "./backup.ts";
import { Engine } from "./engine.ts";
import { directoryOf, takeDirectory, unreadableError } from "./directory.ts";
import { socketPort } from "./socket-port.ts";
import { vacuum } from "./vacuum.ts";

const upkeepEvery = 10 * 60_000;
const maintenanceDeadline = 10 * 60_000;

/** Opens PostgreSQL in this process, or in a separate one in development: one connection, no installation. */
export async function openEmbedded(config: DatabaseConfig, log: DatabaseLog): Promise<Source> {
  const { databaseSocket = null } = config;
  const directory = databaseSocket === null ? takeDirectory(config) : directoryOf(config.dataDir);
  const engine = new Engine({
    directory: directory.path,
    isDurable: config.isDurable ?? true,
    deadline: config.statementTimeout ?? 10_000,
    log,
    ...(databaseSocket !== null && { openPort: () => socketPort(databaseSocket) }),
  });
  try {
    await engine.open();
    directory.settle();
  } catch (error) {
    await engine.close();
    directory.giveBack();
    throw unreadableError(directory.path, error);
  }
  const pool = new Pool({
    stream: engine.stream,
    user: "postgres",
    database: "postgres",
    max: 1,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 0,
    types: columnTypes,
    // Pipeline mode: sends statements without waiting for earlier results.
    pipeline: true,
  });
  pool.on("error", (error) =>
    log.warn({ error: error.message }, "the connection to the embedded engine was lost"),
  );

  guardClients(pool);

  const unhurried = <T>(work: () => Promise<T>) => engine.unhurried(maintenanceDeadline, work);
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
      .then(() => unhurried(() => backUp(engine, directory.path, new Date())))
      .catch((error: Error) => log.warn({ error: error.message }, "maintenance of the database failed"));
  }, upkeepEvery);
  upkeep.unref();

  const source: Source = {
    engine: "pglite",
    pool,
    limits: config.isPrepared === false ? "" : GENERIC_PLANS,
    maintain,
    unhurried: (work) => unhurried(() => work(source)),
    copyBeforeUpgrade: (upgrade) => unhurried(() => copyBeforeUpgrade(engine, directory.path, upgrade)),
    async ping() {
      await pool.query("select 1");
    },
    isTrusted: () => engine.isTrusted,
    async close() {
      clearInterval(upkeep);
      await pool.end();
      await engine.close();
      directory.giveBack();
    },
  };
  return source;
}
