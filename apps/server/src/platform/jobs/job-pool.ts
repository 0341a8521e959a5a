import { setTimeout as sleep } from "node:timers/promises";
import type { Pool, PoolClient, QueryConfig } from "pg";
import { isUnavailableError } from "../database/index.ts";
import type { JobLog } from "./handlers.ts";

export interface JobPool {
  /** Connection pool that only graphile-worker uses. */
  pool: Pool;
  /** Waits until the result of every finished job is written, for at most this many milliseconds. */
  stop(milliseconds: number): Promise<void>;
}

/** Names of graphile-worker's prepared statements that record the result of a job. */
const END_STATEMENT_NAME_PATTERN = /^(?:complete_jobs?|complete_job_q|fail_job|fail_job_q)\//;
const MAX_RETRY_PAUSE_MS = 1_000;
/** Result of a statement that records the result of a job. graphile-worker ignores it. */
const EMPTY_QUERY_RESULT = { rows: [], rowCount: 0, command: "", oid: 0, fields: [] };

/**
 * Wraps the pool for graphile-worker. The worker does not await the statements that write the result of a job. If one
 * failed, the unhandled rejection would end the process, and the job would run again. Here these statements are retried
 * until the database responds, and never reject. The worker awaits all other statements, and their errors are passed
 * on.
 */
export function createJobPool(pool: Pool, log: JobLog): JobPool {
  const stopping = new AbortController();
  const unwritten = new Set<Promise<unknown>>();

  const write = async (statement: QueryConfig) => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await pool.query(statement);
      } catch (error) {
        const details = { error: String(error), statement: statement.name };
        if (!isUnavailableError(error) || stopping.signal.aborted) {
          log.error(details, "the end of a job could not be stored; the job runs again");
          return EMPTY_QUERY_RESULT;
        }
        if (attempt === 0) log.warn(details, "the end of a job will be stored when the database answers");
        const pause = Math.min(50 * 2 ** attempt, MAX_RETRY_PAUSE_MS) * (0.5 + Math.random() / 2);
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };

  const writeJobEnd = async (statement: QueryConfig) => {
    const writing = write(statement);
    unwritten.add(writing);
    return writing.finally(() => unwritten.delete(writing));
  };

  const connect = (callback?: Parameters<Pool["connect"]>[0]) =>
    callback ? pool.connect(callback) : Promise.resolve(createLazyClient(pool, writeJobEnd));

  return {
    pool: new Proxy(pool, {
      get(target, key) {
        if (key === "connect") return connect;
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    }),
    async stop(milliseconds) {
      const timer = setTimeout(() => stopping.abort(), milliseconds);
      await Promise.all(unwritten);
      clearTimeout(timer);
    },
  };
}

/** Returns a client that connects at its first statement, because the name of the statement decides how it is run. */
function createLazyClient(pool: Pool, writeEnd: (statement: QueryConfig) => Promise<unknown>) {
  let connecting: Promise<PoolClient> | null = null;
  return {
    async query(statement: QueryConfig, ...more: []) {
      if (END_STATEMENT_NAME_PATTERN.test(statement.name ?? "")) return writeEnd(statement);
      connecting ??= pool.connect();
      const client = await connecting;
      return client.query(statement, ...more);
    },
    async release(reason?: Error | boolean) {
      const client = await connecting?.catch(() => null);
      client?.release(reason);
    },
  };
}
