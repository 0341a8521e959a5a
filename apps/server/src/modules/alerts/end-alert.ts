import type { Tx } from "../../platform/database/index.ts";
import { enqueue } from "../../platform/jobs/index.ts";
import { liftAlertPause } from "../merchants/index.ts";
import { type AlertEnd, insertOrUpdateReaction, updateEnded } from "./queries.ts";

/**
 * Ends the alert of an order, a reservation or a waiter call in the transaction of the reaction: no step is taken after it,
 * and the notifications on the devices are replaced by one that says so.
 */
export async function endAlert(tx: Tx, merchantId: string, end: AlertEnd): Promise<void> {
  const { kind, subjectId } = end;
  const ended = await updateEnded(tx, merchantId, end);
  if (ended?.doneStep) await enqueue(tx, "close-alert", { merchantId, kind, subjectId });
}

/** Records staff activity in the branch and removes a pause that an alert started there. */
export async function reactInBranch(
  tx: Tx,
  { merchantId, branchId, now }: { merchantId: string; branchId: string; now: Date },
): Promise<void> {
  await insertOrUpdateReaction(tx, merchantId, { branchId, now });
  await liftAlertPause(tx, { merchantId, branchId });
}
