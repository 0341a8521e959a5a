import type { Clock } from "../clock.ts";
import { systemClock } from "../clock.ts";
import type { Database } from "../database/index.ts";
import type { HandlersByName, JobLog } from "./handlers.ts";
import { jobTimeout, taskList } from "./handlers.ts";
import { runEmbedded } from "./run-embedded.ts";
import { runNative } from "./run-native.ts";
import type { Schedule } from "./schedules.ts";
import { type JobFigures, readJobFigures } from "./figures.ts";
import { freeJobsOfDead } from "./liveness.ts";
import { fireSchedules, freeAbandonedJobs } from "./schedules.ts";

export { enqueue } from "./enqueue.ts";
export type { JobHandlers, JobLog } from "./handlers.ts";
export type { Schedule } from "./schedules.ts";

export interface Jobs {
  start(): Promise<void>;
  /** Takes no more jobs and waits for those at work, at most a few seconds. */
  stop(): Promise<void>;
  /** How the queue stands, for `/metrics`. */
  figures(): Promise<JobFigures>;
}

/** A worker in this process: at-least-once jobs with retries and growing pauses, and schedules. */
export function createJobs(parts: {
  db: Database;
  handlers: HandlersByName;
  schedules?: Schedule[];
  log: JobLog;
  clock?: Clock;
}): Jobs {
  const { db, log, schedules = [], clock = systemClock } = parts;
  const tasks = taskList(parts.handlers, log);
  const timers: NodeJS.Timeout[] = [];
  let stopWorker: () => Promise<void> = async () => undefined;

  const figures = () => readJobFigures(db, Object.keys(tasks));
  const reported = new Set<string>();
  /** Nobody here will ever run them: said once a name. */
  const warnOfUnknown = async () => {
    const { unknownTasks } = await figures();
    for (const task of unknownTasks) {
      if (!reported.has(task)) log.error({ task }, "jobs wait for a task that this version does not know");
      reported.add(task);
    }
  };

  const every = (milliseconds: number, work: () => Promise<unknown>) => {
    const timer = setInterval(() => {
      work().catch((error: unknown) => log.warn({ error: String(error) }, "upkeep of the job queue failed"));
    }, milliseconds);
    timer.unref();
    timers.push(timer);
  };

  return {
    figures,
    async start() {
      if (db.engine === "pglite") await freeAbandonedJobs(db, 0);
      stopWorker = await (db.engine === "pglite" ? runEmbedded(db, tasks, log) : runNative(db, tasks, log));
      // A machine that lost its power tells nobody that its sessions are over: then age decides.
      every(30_000, () => freeAbandonedJobs(db, (jobTimeout / 1000) * 2));
      if (db.engine === "postgres") every(5_000, () => freeJobsOfDead(db));
      every(60_000, warnOfUnknown);
      if (schedules.length === 0) return;
      const shortest = Math.min(...schedules.map(({ everySeconds }) => everySeconds));
      await fireSchedules(db, schedules, clock.now());
      every(Math.min(shortest * 500, 15_000), () => fireSchedules(db, schedules, clock.now()));
    },
    async stop() {
      for (const timer of timers.splice(0)) clearInterval(timer);
      await stopWorker();
    },
  };
}
