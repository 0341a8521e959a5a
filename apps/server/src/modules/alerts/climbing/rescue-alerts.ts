import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/index.ts";
import { enqueue } from "../../../platform/jobs/index.ts";
import { selectLateAlerts } from "../queries.ts";

/** More than that in a minute is an outage: the next minute goes on. */
const MAX_ALERTS = 1000;

/** Has the steps taken that are late for more than a minute: their job was given up, or lost with a queue. */
export async function rescueAlerts({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const late = await db.platform((tx) => selectLateAlerts(tx, { now: clock.now(), limit: MAX_ALERTS }));
  for (const { merchantId, kind, subjectId } of late)
    await db.tenant(merchantId, (tx) =>
      enqueue(tx, "climb-alert", { merchantId, kind, subjectId }, { key: `alert:${kind}:${subjectId}` }),
    );
}
