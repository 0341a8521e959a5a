import { sql } from "kysely";
import { type Database, one } from "../database/index.ts";

/** How the queue stands, over all processes. */
export interface JobFigures {
  /** Due and not yet taken. */
  waiting: number;
  /** Given up after their last try: somebody has to look. */
  failed: number;
  /** Of tasks that this build does not know: another version's, or a mistake. */
  unknown: number;
  /** The names of those tasks. */
  unknownTasks: string[];
}

/** Counts the queue; `known` are the tasks that this build runs. */
export function readJobFigures(db: Database, known: readonly string[]): Promise<JobFigures> {
  return db.platform((tx) =>
    one(
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
