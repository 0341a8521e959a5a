import { canCustomerCancel } from "@dasturxon/domain/order-status";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { createRefundSubject } from "../lifecycle/about-refund.ts";
import { changeOrder, systemAuthor } from "../lifecycle/change-order.ts";

/**
 * Job that runs after the provider refunded a payment [PY-5]. Marks the order as refunded, once. An order that its
 * customer could still cancel is cancelled. For an order in a later status, staff decide.
 */
export async function markOrderRefunded(
  tx: Tx,
  { merchantId, orderId, now }: { merchantId: string; orderId: string; now: Date },
): Promise<void> {
  const request = { merchantId, id: orderId, version: null, by: systemAuthor, now };
  await changeOrder(tx, request, (order) => {
    if (order.refundedAt) return refuse("transition_not_allowed");
    const patch = { refunded_at: now };
    const about = createRefundSubject(order, true);
    if (!canCustomerCancel(order.status)) return { patch, reason: "UPDATE", about, isAfterEnd: true };
    const off = { status: "CANCELED" as const, cancel_reason: "OTHER" };
    return { patch: { ...patch, ...off }, reason: "CHANGE_STATUS", about };
  });
}
