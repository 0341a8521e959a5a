import { sql } from "kysely";
import type { JobNameForEvent } from "../../jobs.ts";
import type { Database, Tx } from "../database/index.ts";
import { queryMaybeOne } from "../database/index.ts";
import { enqueueJob } from "./enqueue.ts";

export interface JobSchedule {
  task: JobNameForEvent<Record<string, never>>;
  /** Interval in seconds, counted from the Unix epoch. Each slot fires once, in the first process that claims it. */
  everySeconds: number;
}

/** Enqueues the jobs of the slots that have started. Slots missed while no process ran are skipped. */
export async function enqueueScheduledJobs(db: Database, schedules: JobSchedule[], now: Date): Promise<void> {
  await db.platform(async (tx) => {
    for (const { task, everySeconds } of schedules) {
      const slot = Math.floor(now.getTime() / (everySeconds * 1000));
      if (await claimScheduleSlot(tx, task, slot))
        await enqueueJob(tx, task, {}, { key: `schedule:${task}`, maxAttempts: 3 });
    }
  });
}

async function claimScheduleSlot(tx: Tx, task: string, slot: number): Promise<boolean> {
  const taken = await queryMaybeOne(
    tx,
    sql`insert into job_schedules (task, slot) values (${task}, ${slot})
      on conflict (task) do update set slot = excluded.slot where job_schedules.slot < excluded.slot
      returning slot`,
  );
  return taken !== undefined;
}

/**
 * Frees jobs that have been locked for longer than `olderThanSeconds`: no job runs that long, so their worker died.
 * With the embedded database there is only one process, so at its start every lock belongs to a dead worker.
 */
export async function freeAbandonedJobs(db: Database, olderThanSeconds: number): Promise<number> {
  return db.platform(async (tx) => {
    const { rows } = await sql`
      update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
      where locked_at < now() - make_interval(secs => ${olderThanSeconds}) returning id`.execute(tx);
    if (rows.length > 0) tx.wake("jobs");
    return rows.length;
  });
}
