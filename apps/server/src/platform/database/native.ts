import type { ClientBase, PoolConfig } from "pg";
import { Client, Pool } from "pg";
import { StartupError } from "../startup-error.ts";
import { columnTypes } from "./column-types.ts";
import { getErrorCode, isUnavailableError } from "./errors.ts";
import { ignoreLostClientErrors } from "./guard-clients.ts";
import { type DatabaseConfig, type DatabaseLog, SET_GENERIC_PLANS, type DatabaseSource } from "./source.ts";

const PING_TIMEOUT_MS = 500;
const DEFAULT_CONNECTION_WAIT_TIMEOUT_MS = 2_000;

/** Connects to the PostgreSQL server at an address `postgres://…`. */
export async function openPostgresSource(
  config: DatabaseConfig,
  url: string,
  log: DatabaseLog,
): Promise<DatabaseSource> {
  const directUrl = config.databaseDirectUrl ?? url;
  const pool = openPool({
    connectionString: url,
    max: config.poolSize ?? 20,
    connectionTimeoutMillis: config.waitTimeout ?? DEFAULT_CONNECTION_WAIT_TIMEOUT_MS,
    // The client's query timeout is longer than the server's statement timeout. It ends requests on half-open
    // connections.
    query_timeout: (config.statementTimeout ?? 5_000) + 4_000,
  });
  // The ping uses the same address as the calls, but its own connection: a full pool is load and not an outage.
  const ownPool = new Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: PING_TIMEOUT_MS,
    query_timeout: PING_TIMEOUT_MS,
    idleTimeoutMillis: 0,
    keepAlive: true,
    application_name: "dasturxon health",
  });
  ignoreLostClientErrors(ownPool);
  pool.on("error", (error) => log.warn({ error: error.message }, "an idle database connection was lost"));
  try {
    await checkServerVersion(pool);
    if (config.isPrepared !== false) await checkPreparedStatements(pool);
  } catch (error) {
    await Promise.all([pool.end(), ownPool.end()]).catch(() => null);
    throw error;
  }
  const source: DatabaseSource = {
    engine: "postgres",
    pool,
    limits: buildTransactionTimeouts(config),
    maintain: (work) => runWithDirectClient(config.databaseOwnerUrl ?? directUrl, work),
    async unhurried(work) {
      const unlimited = openPool({ connectionString: url, max: 4, connectionTimeoutMillis: 60_000 });
      try {
        const planned = config.isPrepared === false ? "" : SET_GENERIC_PLANS;
        return await work({ ...source, pool: unlimited, limits: planned, close: () => unlimited.end() });
      } finally {
        await unlimited.end();
      }
    },
    copyBeforeUpgrade: null,
    async ping() {
      await ownPool.query("select 1");
    },
    isTrusted: () => true,
    async close() {
      await Promise.all([pool.end(), ownPool.end()]);
    },
  };
  return source;
}

function openPool(options: PoolConfig): Pool {
  const pool = new Pool({
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: "dasturxon",
    types: columnTypes,
    // Pipeline mode: sends statements without waiting for earlier results.
    pipeline: true,
    ...options,
  });
  ignoreLostClientErrors(pool);
  return pool;
}

async function checkServerVersion(pool: Pool): Promise<void> {
  let version: number;
  try {
    const { rows } = await pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    version = rows[0]?.version ?? 0;
  } catch (error) {
    const reason =
      error instanceof Error && error.message !== "" ? error.message : (getErrorCode(error) ?? "unknown");
    const how = isUnavailableError(error) ? "is out of reach" : "refuses the connection";
    throw new StartupError(`the database at ${formatPoolAddress(pool)} ${how}: ${reason}`, { cause: error });
  }
  if (version < 150_000)
    throw new StartupError(`PostgreSQL 15 or newer is needed, the server has ${version / 10_000}`);
}

const MAX_PROBE_CONNECTIONS = 3;
/** SQLSTATE of a prepared statement that already exists, and of one that does not exist. */
const PREPARED_STATEMENT_ERRORS = new Set(["42P05", "26000"]);

/**
 * Refuses to start behind a pooler that does not support prepared statements, because every call would fail. Such a
 * pooler shares one server connection among our connections, and each of them prepares the statement there.
 */
export async function checkPreparedStatements(pool: Pick<Pool, "connect" | "options">): Promise<void> {
  const length = Math.min(MAX_PROBE_CONNECTIONS, pool.options.max ?? 1);
  const clients = await Promise.all(Array.from({ length }, () => pool.connect()));
  try {
    for (const client of [...clients, ...clients]) await client.query({ name: "probe", text: "select 1" });
  } catch (error) {
    if (!PREPARED_STATEMENT_ERRORS.has(getErrorCode(error) ?? "")) throw error;
    throw new StartupError(
      "the pooler before the database cannot hold prepared statements: set PREPARED_STATEMENTS=off, or use PgBouncer 1.21 " +
        "or newer with max_prepared_statements",
      { cause: error },
    );
  } finally {
    for (const client of clients) client.release();
  }
}

/** Returns the host, port and database name of the pool, without the password. */
function formatPoolAddress(pool: Pool): string {
  try {
    const url = new URL(pool.options.connectionString ?? "");
    return `${url.hostname || url.searchParams.get("host") || "localhost"}:${url.port || "5432"}${url.pathname}`;
  } catch {
    return "DATABASE_URL";
  }
}

// The timeouts are set by `set_config` in each transaction, because a pooler in transaction mode loses settings made
// at connect.
function buildTransactionTimeouts({
  statementTimeout = 5_000,
  waitTimeout = DEFAULT_CONNECTION_WAIT_TIMEOUT_MS,
  isPrepared = true,
}: DatabaseConfig): string {
  return [
    `set_config('statement_timeout', '${statementTimeout}', true)`,
    `set_config('lock_timeout', '${waitTimeout}', true)`,
    // The timeout of an idle transaction limits the time of our own code between two statements, so it grows with the
    // statement timeout.
    `set_config('idle_in_transaction_session_timeout', '${2 * statementTimeout}', true)`,
    ...(isPrepared ? [SET_GENERIC_PLANS] : []),
  ].join(", ");
}

async function runWithDirectClient<T>(url: string, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, types: columnTypes });
  // A lost connection also rejects the running query, so its error event is ignored. Without this listener it would end
  // the process.
  client.on("error", () => null);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
