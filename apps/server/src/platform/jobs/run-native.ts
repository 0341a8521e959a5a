import type { TaskList } from "graphile-worker";
import { run } from "graphile-worker";
import { Pool } from "pg";
import type { Database } from "../database/index.ts";
import { guardClients } from "../database/index.ts";
import type { JobLog } from "./handlers.ts";
import { quietLogger } from "./quiet-logger.ts";

const concurrency = 4;

/** graphile-worker on connections of its own past any pooler: it listens. */
export async function runNative(db: Database, tasks: TaskList, log: JobLog): Promise<() => Promise<void>> {
  const pool = new Pool({
    connectionString: db.upkeep.directUrl ?? undefined,
    max: concurrency + 2,
    application_name: "dasturxon jobs",
  });
  guardClients(pool);
  const runner = await run({
    pgPool: pool,
    taskList: tasks,
    concurrency,
    pollInterval: 1_000,
    noHandleSignals: true,
    logger: quietLogger(log),
  });
  return async () => {
    await runner
      .stop()
      .catch((error: unknown) => log.warn({ error: String(error) }, "the job worker stopped badly"));
    await pool.end();
  };
}
