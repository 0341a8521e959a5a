import type { Tx } from "../../../platform/database/index.ts";
import { changeOrder, systemAuthor } from "../lifecycle/change-order.ts";

/**
 * Job that runs after a provider returned the money of partial refunds that were due. Updates open pages and adds the
 * refund to the history [OR-7] [PY-5]. The amount is in soʻm.
 */
export async function publishPartRefunds(
  tx: Tx,
  {
    merchantId,
    orderId: id,
    amount,
    now,
  }: { merchantId: string; orderId: string; amount: number; now: Date },
): Promise<void> {
  const about = { kind: "refund" as const, amount, isGivenBack: true };
  await changeOrder(tx, { merchantId, id, version: null, by: systemAuthor, now }, () => ({
    patch: {},
    reason: "UPDATE",
    about,
    isAfterEnd: true,
  }));
}
