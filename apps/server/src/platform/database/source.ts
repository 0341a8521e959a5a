import type { ClientBase, Pool } from "pg";
import type { Upgrade } from "./embedded/backup.ts";

/** Where connections come from: a server or the embedded engine. The rest of the code does not know which. */
export interface Source {
  engine: "postgres" | "pglite";
  pool: Pool;
  /** Settings that each transaction takes for itself, as `set_config` calls; may be empty. */
  limits: string;
  /** One client of the owner's without time limits, for migrations and upkeep. */
  maintain<T>(work: (client: ClientBase) => Promise<T>): Promise<T>;
  /** Gives `work` a source without the limits of guests' statements: itself embedded, other connections to a server. */
  unhurried<T>(work: (source: Source) => Promise<T>): Promise<T>;
  /** Copies the embedded database's directory before an upgrade; gives the copy's path. Null: a server, which `npm run backup` copies. */
  copyBeforeUpgrade: ((upgrade: Upgrade) => Promise<string>) | null;
  /** Answers when the engine does, by a connection of its own where there can be one; rejects within half a second. */
  ping(): Promise<void>;
  /** False when the engine has crashed too often to be trusted. */
  isTrusted(): boolean;
  close(): Promise<void>;
}

/** Left to itself PostgreSQL plans a large statement again for each set of parameters, whether it has a name or not. */
export const GENERIC_PLANS = "set_config('plan_cache_mode', 'force_generic_plan', true)";

export interface DatabaseConfig {
  /** `postgres://…`; without it the embedded engine is used. */
  databaseUrl: string | null;
  /** A connection past any pooler, for LISTEN and migrations. */
  databaseDirectUrl: string | null;
  /** The schema's owner, for migrations; without it the process itself signs in as the owner. */
  databaseOwnerUrl?: string | null;
  /** Where a process of its own answers for the embedded engine (`held-engine.ts`); null or absent: this process runs it. */
  databaseSocket?: string | null;
  /** Where the embedded engine keeps its files. */
  dataDir: string;
  /** False where a pooler between cannot hold prepared statements; they are used unless it is said. */
  isPrepared?: boolean;
  /** Connections of the server's pool. */
  poolSize?: number;
  /** How long one statement may run, milliseconds: 5,000 on a server, 10,000 embedded. */
  statementTimeout?: number;
  /** How long to wait for a free connection, and for a lock of the server, milliseconds: 2,000 unless tests say more. */
  waitTimeout?: number;
  /** False only in tests: the embedded engine then does not wait for the disk. */
  isDurable?: boolean;
}

export interface DatabaseLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
