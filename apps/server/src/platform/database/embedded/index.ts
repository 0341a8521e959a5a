import { Pool } from "pg";
import { columnTypes } from "../column-types.ts";
import { ignoreLostClientErrors } from "../guard-clients.ts";
import { type DatabaseConfig, type DatabaseLog, SET_GENERIC_PLANS, type DatabaseSource } from "../source.ts";
import { backUpDatabaseDaily, copyDatabaseBeforeUpgrade } from "./backup.ts";
import { EmbeddedEngine } from "./engine.ts";
import {
  describeRemoteEngineDirectory,
  lockAndFillDirectory,
  createUnreadableDirectoryError,
} from "./directory.ts";
import { openSocketPort } from "./socket-port.ts";
import { vacuumDatabase } from "./vacuum.ts";

const databaseUpkeepIntervalMs = 10 * 60_000;
const maintenanceTimeoutMs = 10 * 60_000;

/** Opens PostgreSQL in this process, or in a separate one in development: one connection, no installation. */
export async function openEmbeddedSource(config: DatabaseConfig, log: DatabaseLog): Promise<DatabaseSource> {
  const { databaseSocket = null } = config;
  const directory =
    databaseSocket === null ? lockAndFillDirectory(config) : describeRemoteEngineDirectory(config.dataDir);
  const engine = new EmbeddedEngine({
    directory: directory.path,
    isDurable: config.isDurable ?? true,
    deadline: config.statementTimeout ?? 10_000,
    log,
    ...(databaseSocket !== null && { openPort: () => openSocketPort(databaseSocket) }),
  });
  try {
    await engine.open();
    directory.settle();
  } catch (error) {
    await engine.close();
    directory.giveBack();
    throw createUnreadableDirectoryError(directory.path, error);
  }
  const pool = new Pool({
    stream: engine.stream,
    user: "postgres",
    database: "postgres",
    max: 1,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 0,
    types: columnTypes,
    // The client uses pipeline mode: it sends statements without waiting for earlier results.
    pipeline: true,
  });
  pool.on("error", (error) =>
    log.warn({ error: error.message }, "the connection to the embedded engine was lost"),
  );

  ignoreLostClientErrors(pool);

  const runWithLongTimeout = <T>(work: () => Promise<T>) => engine.unhurried(maintenanceTimeoutMs, work);
  const runMaintenance: DatabaseSource["maintain"] = (work) =>
    runWithLongTimeout(async () => {
      const client = await pool.connect();
      try {
        return await work(client);
      } finally {
        client.release();
      }
    });
  const upkeep = setInterval(() => {
    runMaintenance(vacuumDatabase)
      .then(() => runWithLongTimeout(() => backUpDatabaseDaily(engine, directory.path, new Date())))
      .catch((error: Error) => log.warn({ error: error.message }, "maintenance of the database failed"));
  }, databaseUpkeepIntervalMs);
  upkeep.unref();

  const source: DatabaseSource = {
    engine: "pglite",
    pool,
    limits: config.isPrepared === false ? "" : SET_GENERIC_PLANS,
    maintain: runMaintenance,
    unhurried: (work) => runWithLongTimeout(() => work(source)),
    copyBeforeUpgrade: (upgrade) =>
      runWithLongTimeout(() => copyDatabaseBeforeUpgrade(engine, directory.path, upgrade)),
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
