import { sql } from "kysely";
import { type Database, queryOne } from "../database/index.ts";

/** Metrics of the queue, over all processes. */
export interface JobFigures {
  /** Number of jobs that are due and not started. */
  waiting: number;
  /** Jobs that failed at their last attempt. An operator must check them. */
  failed: number;
  /** Number of jobs whose task this build does not have, because of another version or a bug. */
  unknown: number;
  /** Names of the tasks of waiting jobs that this build does not have. */
  unknownTasks: string[];
}

/** Returns the metrics of the queue. `known` are the tasks that this build runs. */
export function readJobQueueFigures(db: Database, known: readonly string[]): Promise<JobFigures> {
  return db.platform((tx) =>
    queryOne(
      tx,
      sql<JobFigures>`
        select
          count(*) filter (where is_available and run_at <= now() and identifier = any(${known}))::int as waiting,
          count(*) filter (where attempts >= max_attempts and locked_at is null)::int as failed,
          count(*) filter (where identifier <> all(${known}))::int as unknown,
          coalesce(array_agg(distinct identifier) filter (where identifier <> all(${known})), '{}') as "unknownTasks"
        from graphile_worker._private_jobs as jobs
        join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id`,
    ),
  );
}
