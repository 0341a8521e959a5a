import { sql } from "kysely";
import type { JobName, JobPayloads } from "../../jobs.ts";
import type { Tx } from "../database/index.ts";

export interface JobOptions {
  /** Not before this instant; at once without it. */
  runAt?: Date;
  /** Milliseconds from now, by the database's clock; instead of `runAt`. */
  delayMs?: number;
  /** One waiting job per key: a later enqueue replaces the earlier one. */
  key?: string;
  /** How often it is tried before it is given up, with growing pauses; 10 without it. */
  maxAttempts?: number;
}

/** Puts a job into the queue by this transaction: it exists if and only if the transaction commits. */
export async function enqueue<Name extends JobName>(
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
