import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Runner, TaskList, WorkerEvents } from "graphile-worker";
import { run } from "graphile-worker";
import { Pool } from "pg";
import type { Database } from "../database/index.ts";
import { ignoreLostClientErrors, isUnavailableError } from "../database/index.ts";
import type { JobLog } from "./handlers.ts";
import { createJobPool } from "./job-pool.ts";
import { type LivenessProof, startLivenessProof } from "./liveness.ts";
import { createQuietLogger } from "./quiet-logger.ts";

const maxConcurrentJobs = 4;
const POLL_INTERVAL_MS = 1_000;
const STOP_TIMEOUT_MS = 2_000;

export interface NativeWorker {
  /**
   * Whether this worker has held its lock at the database server long enough. In that case all other live workers hold
   * theirs too.
   */
  isKnownAlive(): boolean;
  stop(): Promise<void>;
}

/**
 * Runs graphile-worker on its own direct connections, without a pooler. Uses LISTEN and shows that the worker is alive.
 * Continues after a database outage and restarts the worker if it ends by itself. Tests inject `startRunner`.
 */
export async function runNativeWorker(
  db: Pick<Database, "upkeep">,
  tasks: TaskList,
  log: JobLog,
  startRunner = run,
): Promise<NativeWorker> {
  const url = db.upkeep.directUrl ?? "";
  const pool = new Pool({
    connectionString: url,
    max: maxConcurrentJobs + 2,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: "dasturxon jobs",
  });
  ignoreLostClientErrors(pool);
  const jobPool = createJobPool(pool, log);
  const stopping = new AbortController();
  let shown: LivenessProof[] = [];
  let runner: Runner | null = null;

  const startJobRunner = async () => {
    const events: WorkerEvents = new EventEmitter();
    // graphile-worker locks jobs with the id of the worker pool, so the lock that proves this worker alive has the same
    // id.
    events.on("pool:create", ({ workerPool }) => shown.push(startLivenessProof(url, workerPool.id)));
    runner = await startRunner({
      events,
      pgPool: jobPool.pool,
      taskList: tasks,
      concurrency: maxConcurrentJobs,
      pollInterval: POLL_INTERVAL_MS,
      noHandleSignals: true,
      logger: createQuietLogger(log),
    });
  };
  const retryStartJobRunner = async () => {
    try {
      await startJobRunner();
    } catch (error) {
      if (!isUnavailableError(error)) throw error;
      log.warn({ error: String(error) }, "the job worker starts when the database answers");
    }
  };
  const stopLivenessProofs = async () => {
    const all = shown;
    shown = [];
    await Promise.all(all.map((one) => one.stop()));
  };

  const watchRunner = async () => {
    while (!stopping.signal.aborted) {
      const ended = runner?.promise;
      await ended?.catch((error: unknown) => log.error({ error: String(error) }, "the job worker failed"));
      if (stopping.signal.aborted) return;
      if (ended) log.error({}, "the job worker ended unexpectedly and is restarted");
      runner = null;
      await stopLivenessProofs();
      await sleep(POLL_INTERVAL_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (!stopping.signal.aborted)
        await retryStartJobRunner().catch((error: unknown) =>
          log.error({ error: String(error) }, "the job worker cannot start"),
        );
    }
  };

  await retryStartJobRunner();
  const watching = watchRunner();
  return {
    isKnownAlive: () => shown.some((one) => one.isKnownAlive()),
    async stop() {
      stopping.abort();
      await runner
        ?.stop()
        .catch((error: unknown) => log.warn({ error: String(error) }, "the job worker did not stop cleanly"));
      await watching;
      // The worker's runner is stopped here too, because `watchRunner` may have started one during the shutdown.
      await runner?.stop().catch(() => undefined);
      await jobPool.stop(STOP_TIMEOUT_MS);
      await Promise.all([pool.end(), stopLivenessProofs()]);
    },
  };
}
