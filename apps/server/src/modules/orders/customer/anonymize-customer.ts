import type { Tx } from "../../../platform/database/index.ts";
import { enqueueJob } from "../../../platform/jobs/index.ts";
import { updatePictureAsUnused } from "../../../platform/images/index.ts";
import { updateClaimsAnonymous } from "../claims/queries.ts";
import { updateOrdersAnonymous } from "./queries.ts";

const RETRY_INTERVAL_MS = 6 * 3_600_000;

/**
 * Anonymizes a deleted customer's orders and claims, whose photos the next sweep deletes [US-6]. If an order is still
 * under way, schedules another run.
 */
export async function anonymizeCustomer(
  tx: Tx,
  request: { merchantId: string; userId: string; now: Date },
): Promise<void> {
  const { merchantId, userId, now } = request;
  for (const photo of await updateClaimsAnonymous(tx, request)) {
    const [, id = ""] = photo.split("/");
    await updatePictureAsUnused(tx, merchantId, id);
  }
  if ((await updateOrdersAnonymous(tx, request)) === 0) return;
  const runAt = new Date(now.getTime() + RETRY_INTERVAL_MS);
  await enqueueJob(tx, "forget-customer", { merchantId, key: userId }, { runAt, key: `forget:${userId}` });
}
