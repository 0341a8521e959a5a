import type { Tx } from "../../platform/database/index.ts";
import { enqueueJob } from "../../platform/jobs/index.ts";
import { liftAlertPause } from "../merchants/index.ts";
import { type AlertEnding, insertOrUpdateStaffReaction, updateAlertEnded } from "./queries.ts";

/**
 * Closes the alert of an order, reservation or waiter call, in the transaction in which the staff reacts to it. No
 * alert step runs afterwards. A job replaces the notifications on the devices by a final notification.
 */
export async function endAlert(tx: Tx, merchantId: string, end: AlertEnding): Promise<void> {
  const { kind, subjectId } = end;
  const ended = await updateAlertEnded(tx, merchantId, end);
  if (ended?.doneStep) await enqueueJob(tx, "close-alert", { merchantId, kind, subjectId });
}

/** Records staff activity in the branch and removes a pause that an alert started there. */
export async function recordStaffReactionInBranch(
  tx: Tx,
  { merchantId, branchId, now }: { merchantId: string; branchId: string; now: Date },
): Promise<void> {
  await insertOrUpdateStaffReaction(tx, merchantId, { branchId, now });
  await liftAlertPause(tx, { merchantId, branchId });
}
