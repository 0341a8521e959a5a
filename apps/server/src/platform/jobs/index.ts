import type { Clock } from "../clock.ts";
import { systemClock } from "../clock.ts";
import type { Database } from "../database/index.ts";
import type { HandlersByName, JobLog } from "./handlers.ts";
import { jobTimeoutMs, createTaskList } from "./handlers.ts";
import { runEmbeddedWorker } from "./run-embedded.ts";
import { runNativeWorker } from "./run-native.ts";
import type { JobSchedule } from "./schedules.ts";
import { type JobFigures, readJobQueueFigures } from "./figures.ts";
import { freeJobsOfDeadWorkers } from "./liveness.ts";
import { enqueueScheduledJobs, freeAbandonedJobs } from "./schedules.ts";

export { enqueueJob, type JobOptions } from "./enqueue.ts";
export type { JobContext, JobHandlers, JobLog } from "./handlers.ts";
export type { JobSchedule as Schedule } from "./schedules.ts";

export interface JobWorker {
  start(): Promise<void>;
  /** Starts no more jobs and waits a few seconds at most for the running ones. */
  stop(): Promise<void>;
  /** Returns the metrics of the queue, for `/metrics`. */
  figures(): Promise<JobFigures>;
}

/** Interval in milliseconds of the search for jobs of dead workers. */
const DEAD_WORKER_CHECK_INTERVAL_MS = 2_000;

/** Creates a worker in this process: at-least-once jobs with retries and increasing delays, and schedules. */
export function createJobWorker(parts: {
  db: Database;
  handlers: HandlersByName;
  schedules?: JobSchedule[];
  log: JobLog;
  clock?: Clock;
}): JobWorker {
  const { db, log, schedules = [], clock = systemClock } = parts;
  const tasks = createTaskList(parts.handlers, log);
  const timers: NodeJS.Timeout[] = [];
  let stopWorker: () => Promise<void> = async () => undefined;
  const startWorker = async () => {
    if (db.engine === "pglite") {
      stopWorker = await runEmbeddedWorker(db, tasks, log);
      return;
    }
    const worker = await runNativeWorker(db, tasks, log);
    stopWorker = worker.stop;
    runAtInterval(DEAD_WORKER_CHECK_INTERVAL_MS, async () =>
      worker.isKnownAlive() ? freeJobsOfDeadWorkers(db) : 0,
    );
  };

  const readFigures = () => readJobQueueFigures(db, Object.keys(tasks));
  const reported = new Set<string>();
  /** Logs each unknown task once, because no worker of this version runs it. */
  const warnOfUnknownTasks = async () => {
    const { unknownTasks } = await readFigures();
    for (const task of unknownTasks) {
      if (!reported.has(task))
        log.error({ task }, "jobs are waiting for a task that this version does not have");
      reported.add(task);
    }
  };

  const runUpkeep = (work: () => Promise<unknown>) =>
    work().catch((error: unknown) =>
      log.warn({ error: String(error) }, "maintenance of the job queue failed"),
    );
  const runAtInterval = (milliseconds: number, work: () => Promise<unknown>) => {
    const timer = setInterval(() => void runUpkeep(work), milliseconds);
    timer.unref();
    timers.push(timer);
  };

  return {
    figures: readFigures,
    async start() {
      if (db.engine === "pglite") await runUpkeep(() => freeAbandonedJobs(db, 0));
      await startWorker();
      // Jobs that have been locked for a long time are freed by their age, because the database sessions of a machine
      // that loses power stay open.
      runAtInterval(30_000, () => freeAbandonedJobs(db, (jobTimeoutMs / 1000) * 2));
      runAtInterval(60_000, warnOfUnknownTasks);
      if (schedules.length === 0) return;
      const shortest = Math.min(...schedules.map(({ everySeconds }) => everySeconds));
      const fireDueSchedules = () => enqueueScheduledJobs(db, schedules, clock.now());
      await runUpkeep(fireDueSchedules);
      runAtInterval(Math.min(shortest * 500, 15_000), fireDueSchedules);
    },
    async stop() {
      for (const timer of timers.splice(0)) clearInterval(timer);
      await stopWorker();
    },
  };
}
