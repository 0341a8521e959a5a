import { EventEmitter } from "node:events";
import { sql } from "kysely";
import type { ClientBase, Pool } from "pg";
import { isId } from "../ids.ts";
import { openEmbeddedSource } from "./embedded/index.ts";
import { toUnavailableError, DatabaseUnavailableError } from "./errors.ts";
import { openPostgresSource } from "./native.ts";
import { RolledBackResult } from "./rolled-back.ts";
import type { DatabaseConfig, DatabaseLog, DatabaseSource } from "./source.ts";
import { StatementNames } from "./statement-names.ts";
import type { Tx } from "./tx.ts";
import { runUnitOfWork } from "./unit-of-work.ts";

export interface DatabaseStats {
  /** Number of open connections, of idle ones, and of callers that wait for one. */
  total: number;
  idle: number;
  waiting: number;
}

export interface Database {
  engine: "postgres" | "pglite";
  /** Version text of the server: `PostgreSQL 15.14 …`. */
  version: string;
  /** Runs one transaction limited to the rows of this merchant, with the unprivileged role. */
  tenant<T>(merchantId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs one transaction like `tenant`, but read only. */
  tenantRead<T>(merchantId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs one transaction with the login of the process, for data without a merchant: hosts, jobs, the outbox relay. */
  platform<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs one transaction that is always rolled back. `begin` runs with the login of the process, `work` with the
   * unprivileged role of a merchant that exists only in this transaction.
   */
  rehearse<T>(merchantId: string, begin: (tx: Tx) => Promise<void>, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Same as `rehearse`, but committed. `begin` may return a `RolledBackResult`: then `work` does not run, nothing is written,
   * and it is returned to the caller.
   */
  founding<T, R>(
    merchantId: string,
    begin: (tx: Tx) => Promise<RolledBackResult<R> | null>,
    work: (tx: Tx) => Promise<T>,
  ): Promise<T | RolledBackResult<R>>;
  /** Rejects with `DatabaseUnavailableError` unless the database responds within half a second. */
  ping(): Promise<void>;
  /** Returns true for a minute after the disk of the database was full: reads succeed, writes may fail. */
  isDiskFull(): boolean;
  stats(): DatabaseStats;
  /**
   * Calls back when a transaction of this process that called `tx.wake(name, about)` has committed. The default of
   * `about` is an empty text. Returns the function that stops it.
   */
  onWake(name: string, callback: (about: string) => void): () => void;
  /** Database access for infrastructure code (migrations, jobs, event bus). Modules must not use it. */
  upkeep: {
    pool: Pool;
    /** Database address without a connection pooler. Null for the embedded engine. */
    directUrl: string | null;
    /** Database address without a connection pooler, with the login of the schema's owner. */
    ownerUrl: string | null;
    maintain<T>(work: (client: ClientBase) => Promise<T>): Promise<T>;
    /**
     * Calls `work` with a database without timeouts for statements, locks and idle transactions, for the start of the
     * process. Its wake calls do not trigger callbacks of this database.
     */
    unhurried<T>(work: (db: Database) => Promise<T>): Promise<T>;
    copyBeforeUpgrade: DatabaseSource["copyBeforeUpgrade"];
  };
  close(): Promise<void>;
}

const DISK_FULL_REPORT_DURATION_MS = 60_000;

/**
 * Opens PostgreSQL at `databaseUrl`, or the embedded engine in `dataDir` without it. Does not run migrations.
 * @throws StartupError with a one-line message: unreachable, too old, directory in use or unreadable.
 */
export async function openDatabase(config: DatabaseConfig, log: DatabaseLog): Promise<Database> {
  const { databaseUrl } = config;
  const source =
    databaseUrl === null
      ? await openEmbeddedSource(config, log)
      : await openPostgresSource(config, databaseUrl, log);
  const { rows } = await source.pool
    .query<{ version: string }>("select version() as version")
    .catch(async (error: unknown) => {
      await source.close();
      throw error;
    });
  const version = rows[0]?.version ?? "";
  log.info({ engine: source.engine, version }, "the database is open");
  const directUrl = databaseUrl === null ? null : (config.databaseDirectUrl ?? databaseUrl);
  const ownerUrl = databaseUrl === null ? null : (config.databaseOwnerUrl ?? directUrl);
  return createDatabaseFromSource(source, {
    version,
    directUrl,
    ownerUrl,
    isPrepared: config.isPrepared ?? true,
  });
}

function createDatabaseFromSource(
  source: DatabaseSource,
  facts: { version: string; directUrl: string | null; ownerUrl: string | null; isPrepared: boolean },
): Database {
  const { pool, limits } = source;
  const wakes = new EventEmitter();
  wakes.setMaxListeners(0);
  const emitWake = (name: string, about: string) => wakes.emit(name, about);
  const createStatementNames = (prefix: string) => (facts.isPrepared ? new StatementNames(prefix) : null);
  const [tenantNames, platformNames] = [createStatementNames("tenant"), createStatementNames("platform")];
  let diskFullAt = -Infinity;
  const recordDiskFull = () => {
    diskFullAt = performance.now();
  };
  const runTenantTransaction = <T>(start: string, merchantId: string, work: (tx: Tx) => Promise<T>) => {
    const settings = [...buildMerchantSettings(merchantId), limits];
    const options = {
      begin: formatBeginStatement(start, settings),
      merchantId,
      names: tenantNames,
      onWake: emitWake,
      onDiskFull: recordDiskFull,
    };
    return runUnitOfWork(pool, options, work);
  };
  /** Runs a transaction that starts with the rights of the login and continues with those of the merchant. */
  const runFoundingTransaction = <B, T>(
    merchantId: string,
    first: (tx: Tx) => Promise<B>,
    work: (tx: Tx) => Promise<T>,
  ): Promise<T | (B & RolledBackResult)> => {
    const enter = sql.raw(`select ${buildMerchantSettings(merchantId).join(", ")}`);
    const options = {
      begin: formatBeginStatement("begin", [limits]),
      merchantId,
      names: null,
      onWake: emitWake,
      onDiskFull: recordDiskFull,
    };
    return runUnitOfWork(pool, options, async (tx) => {
      const begun = await first(tx);
      if (begun instanceof RolledBackResult) return begun;
      await enter.execute(tx);
      return work(tx);
    });
  };
  const database: Database = {
    engine: source.engine,
    version: facts.version,
    tenant: (merchantId, work) => runTenantTransaction("begin", merchantId, work),
    tenantRead: (merchantId, work) => runTenantTransaction("begin read only", merchantId, work),
    platform(work) {
      const options = {
        begin: formatBeginStatement("begin", [limits]),
        names: platformNames,
        onWake: emitWake,
        onDiskFull: recordDiskFull,
      };
      return runUnitOfWork(pool, { ...options, merchantId: null }, work);
    },
    async rehearse(merchantId, first, work) {
      const { value } = await runFoundingTransaction(
        merchantId,
        async (tx) => {
          await first(tx);
          return null;
        },
        async (tx) => new RolledBackResult(await work(tx)),
      );
      return value;
    },
    founding: runFoundingTransaction,
    ping: () => pingDatabase(source),
    isDiskFull: () => performance.now() - diskFullAt < DISK_FULL_REPORT_DURATION_MS,
    stats: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    onWake(name, callback) {
      wakes.on(name, callback);
      return () => wakes.off(name, callback);
    },
    upkeep: {
      pool,
      directUrl: facts.directUrl,
      ownerUrl: facts.ownerUrl,
      maintain: source.maintain,
      unhurried: (work) =>
        source.unhurried((other) =>
          work(other === source ? database : createDatabaseFromSource(other, facts)),
        ),
      copyBeforeUpgrade: source.copyBeforeUpgrade,
    },
    close: source.close,
  };
  return database;
}

/**
 * Returns the settings that restrict a transaction to a merchant. The id is inlined so that the start costs one round
 * trip, so only a UUID is accepted.
 */
function buildMerchantSettings(merchantId: string): string[] {
  if (!isId(merchantId)) throw new TypeError("the merchant's id is not a UUID");
  return ["set_config('role', 'dasturxon_app', true)", `enter_merchant('${merchantId}')`];
}

function formatBeginStatement(start: string, settings: string[]): string {
  const list = settings.filter((setting) => setting !== "").join(", ");
  return list === "" ? start : `${start}; select ${list}`;
}

async function pingDatabase(source: DatabaseSource): Promise<void> {
  if (!source.isTrusted()) throw new DatabaseUnavailableError("the embedded engine has crashed repeatedly");
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DatabaseUnavailableError("no answer within half a second")), 500);
  });
  try {
    await Promise.race([source.ping(), late]);
  } catch (error) {
    throw toUnavailableError(error);
  } finally {
    clearTimeout(timer);
  }
}
