import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { giveBackBill } from "../../payments/index.ts";
import { aboutRefund } from "../about-refund.ts";
import { changeOrder, type ChangeRequest } from "../change-order.ts";

/**
 * A member of staff says that the money that was due is back with the customer: by the provider's own office, in cash or
 * otherwise. The refund is closed by it, once; who said so stands in the history [PY-5].
 */
export function confirmRefund(tx: Tx, request: ChangeRequest, comment: string) {
  const { merchantId, id: orderId, now } = request;
  return changeOrder(tx, request, async (order) => {
    const isClosed = order.isRefundDue && (await giveBackBill(tx, { merchantId, orderId, now }));
    if (!isClosed) return refuse("transition_not_allowed");
    return {
      patch: { refunded_at: now },
      reason: "UPDATE",
      about: aboutRefund(order, true),
      comment: comment || null,
      isAfterEnd: true,
    };
  });
}
