import { publishEvent } from "../../platform/bus/index.ts";
import type { Database, Tx } from "../../platform/database/index.ts";
import type { RefundOutcome } from "./gateways/payment-provider.ts";

/**
 * Handles the result of a refund. A refusal is recorded in its own transaction, to be shown to the staff. Throws if the
 * refund must be retried by the job.
 * @returns true if the money was refunded [PY-5].
 */
export async function handleRefundResult(
  db: Database,
  { merchantId, end }: { merchantId: string; end: RefundOutcome },
  writeRefusal: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  if (end === "refused" || end === "refused_for_good") await db.tenant(merchantId, writeRefusal);
  if (end === "refused") throw new Error("the provider did not take the refund");
  if (end === "on_way") throw new Error("the refund is on its way");
  return end === "given";
}

/** Publishes that a refund was refused, so that the board shows it at once. */
export function notifyRefundRefusal(
  tx: Tx,
  { merchantId, orderId }: { merchantId: string; orderId: string },
) {
  return publishEvent(tx, { merchantId, topic: "refund-refused", key: orderId, payload: {} });
}
