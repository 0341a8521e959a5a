import { publish } from "../../platform/bus/index.ts";
import type { Database, Tx } from "../../platform/database/index.ts";
import type { RefundEnd } from "./gateways/payment-provider.ts";

/**
 * What a provider answered to a refund: a refusal is written down in a transaction of its own, for the staff to see. Throws
 * where it is to be asked again, so that the job is tried later. @returns true: the money is given [PY-5].
 */
export async function hearRefundEnd(
  db: Database,
  { merchantId, end }: { merchantId: string; end: RefundEnd },
  writeRefusal: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  if (end === "refused" || end === "refused_for_good") await db.tenant(merchantId, writeRefusal);
  if (end === "refused") throw new Error("the provider did not take the refund");
  if (end === "on_way") throw new Error("the refund is on its way");
  return end === "given";
}

/** The board shows at once that the money of an order was refused. */
export function tellRefusal(tx: Tx, { merchantId, orderId }: { merchantId: string; orderId: string }) {
  return publish(tx, { merchantId, topic: "refund-refused", key: orderId, payload: {} });
}
