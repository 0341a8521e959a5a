import { EventEmitter } from "node:events";
import type { TaskList, WorkerEvents } from "graphile-worker";
import { run } from "graphile-worker";
import { Pool } from "pg";
import type { Database } from "../database/index.ts";
import { guardClients } from "../database/index.ts";
import type { JobLog } from "./handlers.ts";
import { showAlive } from "./liveness.ts";
import { quietLogger } from "./quiet-logger.ts";

const concurrency = 4;

/** graphile-worker on connections of its own past any pooler: it listens, and shows that it lives. */
export async function runNative(db: Database, tasks: TaskList, log: JobLog): Promise<() => Promise<void>> {
  const url = db.upkeep.directUrl ?? "";
  const pool = new Pool({
    connectionString: url,
    max: concurrency + 2,
    application_name: "dasturxon jobs",
  });
  guardClients(pool);
  const events: WorkerEvents = new EventEmitter();
  const shown: { stop: () => Promise<void> }[] = [];
  // Jobs are taken in the name of the whole pool of workers.
  events.on("pool:create", ({ workerPool }) => shown.push(showAlive(url, workerPool.id)));
  const runner = await run({
    events,
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
    await Promise.all([pool.end(), ...shown.map((one) => one.stop())]);
  };
}
