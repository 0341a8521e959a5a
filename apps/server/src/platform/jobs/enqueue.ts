import { sql } from "kysely";
import type { JobName, JobPayloads } from "../../jobs.ts";
import type { Tx } from "../database/index.ts";

export interface JobOptions {
  /** Earliest time at which the job may start. Default: at once. */
  runAt?: Date;
  /** Delay in milliseconds by the clock of the database. Alternative to `runAt`. */
  delayMs?: number;
  /** Key that is unique among waiting jobs: a later job with the same key replaces the earlier one. */
  key?: string;
  /** Maximum number of attempts, with increasing delays. Default: 10. */
  maxAttempts?: number;
}

/** Enqueues a job in this transaction. The job exists if and only if the transaction commits. */
export async function enqueueJob<Name extends JobName>(
  tx: Tx,
  task: Name,
  payload: JobPayloads[Name],
  options: JobOptions = {},
): Promise<void> {
  const { runAt = null, delayMs = null, key = null, maxAttempts = 10 } = options;
  const at = sql`coalesce(${runAt}::timestamptz, clock_timestamp() + ${delayMs}::float8 * interval '1 millisecond')`;
  await sql`select enqueue_job(${task}, ${JSON.stringify(payload)}::jsonb, ${at}, ${key}::text,
    ${maxAttempts}::int)`.execute(tx);
  if (!runAt && delayMs === null) tx.wake("jobs");
}
