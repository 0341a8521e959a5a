import { sql } from "kysely";
import { type Database, maintainConnection, queryRows } from "../database/index.ts";

// Id of the advisory lock of a job worker: an arbitrary number that is the same in every process and differs from other
// advisory locks.
const LIVENESS_LOCK_ID = 402_197_703;
/** Time in seconds in which a worker that has just started or reconnected may not hold its lock yet. */
const LOCK_GRACE_SECONDS = 5;

export interface LivenessProof {
  /**
   * Returns whether this process has held its lock long enough. All other live workers then hold their locks too: an
   * outage ends all sessions and releases their locks.
   */
  isKnownAlive(): boolean;
  stop(): Promise<void>;
}

/**
 * Proves that a worker is alive as long as this process runs: its session holds a lock, which the database server
 * releases when the process ends.
 */
export function startLivenessProof(url: string, workerId: string): LivenessProof {
  let since = Infinity;
  const connection = maintainConnection(url, {
    name: "dasturxon jobs alive",
    async onOpen(client) {
      client.once("end", () => (since = Infinity));
      await client.query("select pg_advisory_lock($1::int, hashtext($2))", [LIVENESS_LOCK_ID, workerId]);
      since = performance.now();
    },
  });
  return {
    isKnownAlive: () => performance.now() - since > LOCK_GRACE_SECONDS * 1000,
    stop: connection.stop,
  };
}

/** Frees the jobs of dead workers so that others run them at once. Returns the number of freed jobs. */
export async function freeJobsOfDeadWorkers(db: Database): Promise<number> {
  return db.platform(async (tx) => {
    const freed = await queryRows(
      tx,
      sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
      where locked_at < now() - make_interval(secs => ${LOCK_GRACE_SECONDS})
        and pg_try_advisory_xact_lock(${LIVENESS_LOCK_ID}::int, hashtext(locked_by)) returning id`,
    );
    if (freed.length > 0) tx.wake("jobs");
    return freed.length;
  });
}
