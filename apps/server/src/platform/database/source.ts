import type { ClientBase, Pool } from "pg";
import type { UpgradeVersions } from "./embedded/backup.ts";

/** Source of connections: a server or the embedded engine. All other code is independent of it. */
export interface DatabaseSource {
  engine: "postgres" | "pglite";
  pool: Pool;
  /** SQL with the settings of each transaction, as `set_config` calls. May be empty. */
  limits: string;
  /** Calls `work` with a client of the schema's owner without timeouts, for migrations and maintenance. */
  maintain<T>(work: (client: ClientBase) => Promise<T>): Promise<T>;
  /**
   * Calls `work` with a source without the timeouts for statements of API calls. On a server this source has its own
   * connections.
   */
  unhurried<T>(work: (source: DatabaseSource) => Promise<T>): Promise<T>;
  /**
   * Copies the embedded database's directory before an upgrade and returns the path of the copy. Null for a server,
   * which is copied by `npm run backup`.
   */
  copyBeforeUpgrade: ((upgrade: UpgradeVersions) => Promise<string>) | null;
  /**
   * Checks the database: resolves when the engine responds, on a separate connection if possible. Rejects within half a
   * second.
   */
  ping(): Promise<void>;
  /** Returns false if the engine has crashed too often to be used. */
  isTrusted(): boolean;
  close(): Promise<void>;
}

/**
 * Makes PostgreSQL plan a statement once. By default it plans a large one again for each set of parameters, even if
 * prepared.
 */
export const SET_GENERIC_PLANS = "set_config('plan_cache_mode', 'force_generic_plan', true)";

export interface DatabaseConfig {
  /** Address `postgres://…`. Null for the embedded engine. */
  databaseUrl: string | null;
  /** Address of the database without a pooler, for LISTEN and migrations. */
  databaseDirectUrl: string | null;
  /** Connection URL of the role that owns the schema, for migrations. Null: `databaseUrl` has that role. */
  databaseOwnerUrl?: string | null;
  /** Socket of the process that runs the embedded engine (`held-engine.ts`). Null or undefined: it runs in this process. */
  databaseSocket?: string | null;
  /** Folder of the embedded engine's files. */
  dataDir: string;
  /** False if a pooler does not support prepared statements. Default: true. */
  isPrepared?: boolean;
  /** Maximum number of connections in the pool. */
  poolSize?: number;
  /** Timeout of one statement in milliseconds. Default: 5,000 on a server, 10,000 embedded. */
  statementTimeout?: number;
  /** Timeout for a free connection and for a lock in milliseconds. Default: 2,000. */
  waitTimeout?: number;
  /** False only in tests: the embedded engine then does not wait for the disk. */
  isDurable?: boolean;
}

export interface DatabaseLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
