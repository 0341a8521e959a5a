import { setTimeout as sleep } from "node:timers/promises";
import type { TaskList } from "graphile-worker";
import { runOnce } from "graphile-worker";
import { sql } from "kysely";
import type { Pool } from "pg";
import type { Database } from "../database/index.ts";
import { queryOne } from "../database/index.ts";
import type { JobLog } from "./handlers.ts";
import { createJobPool } from "./job-pool.ts";
import { createQuietLogger } from "./quiet-logger.ts";

const POLL_INTERVAL_MS = 1_000;
const STOP_TIMEOUT_MS = 2_000;

/**
 * Runs the worker on a single connection. The `run` of graphile-worker reserves a connection for LISTEN, but the
 * embedded database has only one. So the queue is polled when this process enqueues a job, and once per second.
 */
export async function runEmbeddedWorker(
  db: Database,
  tasks: TaskList,
  log: JobLog,
): Promise<() => Promise<void>> {
  const stop = new AbortController();
  let wake = new AbortController();
  const jobPool = createJobPool(db.upkeep.pool, log);
  const unsubscribe = db.onWake("jobs", () => wake.abort());

  const runWorkerLoop = async () => {
    while (!stop.signal.aborted) {
      wake = new AbortController();
      try {
        if (await hasDueJob(db)) await runDueJobs(jobPool.pool, tasks, log);
      } catch (error) {
        log.warn({ error: String(error) }, "the job queue cannot be read");
      }
      await sleep(POLL_INTERVAL_MS, undefined, { signal: AbortSignal.any([stop.signal, wake.signal]) }).catch(
        () => undefined,
      );
    }
  };
  const running = runWorkerLoop();
  return async () => {
    unsubscribe();
    stop.abort();
    await running;
    await jobPool.stop(STOP_TIMEOUT_MS);
  };
}

async function hasDueJob(db: Database): Promise<boolean> {
  const { has } = await db.platform((tx) =>
    queryOne(
      tx,
      sql<{ has: boolean }>`select exists (
        select 1 from graphile_worker._private_jobs where is_available and run_at <= now()) as has`,
    ),
  );
  return has;
}

async function runDueJobs(pgPool: Pool, tasks: TaskList, log: JobLog): Promise<void> {
  await runOnce({
    pgPool,
    taskList: tasks,
    concurrency: 1,
    noHandleSignals: true,
    logger: createQuietLogger(log),
  });
}
