import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/index.ts";
import { enqueueJob } from "../../../platform/jobs/index.ts";
import { selectOverdueAlertKeys } from "../queries.ts";

/** Maximum number of alerts per run. The next run processes the rest. */
const MAX_REQUEUED_ALERTS_PER_RUN = 1000;

/**
 * Enqueues alerts again if their step is overdue by more than a minute, because the job was lost or failed permanently.
 */
export async function requeueOverdueAlerts({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const late = await db.platform((tx) =>
    selectOverdueAlertKeys(tx, { now: clock.now(), limit: MAX_REQUEUED_ALERTS_PER_RUN }),
  );
  for (const { merchantId, kind, subjectId } of late)
    await db.tenant(merchantId, (tx) =>
      enqueueJob(tx, "climb-alert", { merchantId, kind, subjectId }, { key: `alert:${kind}:${subjectId}` }),
    );
}
