import type { Tx } from "../../../platform/database/index.ts";
import { enqueueJob, type JobOptions } from "../../../platform/jobs/index.ts";
import { updatePictureAsUnused } from "../../../platform/images/index.ts";
import { updateClaimsAnonymous } from "../claims/queries.ts";
import { updateOrdersAnonymous } from "./queries.ts";

const ANONYMIZATION_RETRY_INTERVAL_MS = 6 * 3_600_000;

/**
 * Anonymizes a deleted customer's orders and claims, whose photos the next sweep deletes [US-6]. If an order is still
 * under way, schedules another run.
 */
export async function anonymizeCustomer(
  tx: Tx,
  request: { merchantId: string; userId: string; now: Date },
): Promise<void> {
  const { merchantId, now } = request;
  for (const photo of await updateClaimsAnonymous(tx, request)) {
    const [, id = ""] = photo.split("/");
    await updatePictureAsUnused(tx, merchantId, id);
  }
  if ((await updateOrdersAnonymous(tx, request)) === 0) return;
  await enqueueCustomerAnonymization(tx, request, {
    runAt: new Date(now.getTime() + ANONYMIZATION_RETRY_INTERVAL_MS),
  });
}

/** Enqueues the job that deletes the data of a deleted customer. A run that waits is replaced. */
export async function enqueueCustomerAnonymization(
  tx: Tx,
  { merchantId, userId }: { merchantId: string; userId: string },
  options: Pick<JobOptions, "runAt"> = {},
): Promise<void> {
  const key = `forget:${userId}`;
  await enqueueJob(tx, "forget-customer", { merchantId, key: userId }, { ...options, key });
}
