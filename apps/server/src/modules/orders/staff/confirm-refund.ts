import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { markBillRefunded } from "../../payments/index.ts";
import { createRefundSubject } from "../lifecycle/about-refund.ts";
import { changeOrder, type OrderChangeRequest } from "../lifecycle/change-order.ts";

/**
 * Records that a due refund was given to the customer by hand: in the provider's back office, in cash or otherwise. A
 * refund can be confirmed only once. The author is stored in the history [PY-5].
 */
export function confirmRefund(tx: Tx, request: OrderChangeRequest, comment: string) {
  const { merchantId, id: orderId, now } = request;
  return changeOrder(tx, request, async (order) => {
    const isClosed = order.isRefundDue && (await markBillRefunded(tx, { merchantId, orderId, now }));
    if (!isClosed) return refuse("transition_not_allowed");
    return {
      patch: { refunded_at: now },
      reason: "UPDATE",
      about: createRefundSubject(order, true),
      comment: comment || null,
      isAfterEnd: true,
    };
  });
}
