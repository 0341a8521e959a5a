import type { CustomerCancelReason } from "@dasturxon/contract";
import { canCustomerCancel, isActiveStatus } from "@dasturxon/domain/order-status";
import type { Tx } from "../../../platform/database/index.ts";
import { isRefused, refuse } from "../../../platform/http/index.ts";
import { selectOrder } from "../queries.ts";
import { toCustomerOrder } from "../view/views.ts";
import { changeOrder, type OrderChangeRequest } from "../lifecycle/change-order.ts";

/**
 * Cancels the customer's own order before it is accepted, if the brand allows it [OR-8]. The cancellation gives back
 * stock, the use of the promo code, cashback and money.
 */
export async function cancelOrder(
  tx: Tx,
  request: OrderChangeRequest & { userId: string; reason: CustomerCancelReason; comment: string | null },
) {
  const { userId, reason, comment, ...change } = request;
  const changed = await changeOrder(tx, change, (order) => {
    if (order.userId !== userId) return refuse("not_found");
    if (!order.isCancelAllowed) return refuse("feature_off");
    if (!isActiveStatus(order.status)) return refuse("order_closed");
    if (!canCustomerCancel(order.status)) return refuse("cancel_not_allowed");
    return {
      patch: { status: "CANCELED", cancel_reason: reason, cancel_comment: comment },
      reason: "CHANGE_STATUS",
      about: { kind: "cancellation", reason },
      comment,
    };
  });
  if (isRefused(changed)) return changed;
  const row = await selectOrder(tx, request.merchantId, { id: request.id, userId });
  return row ? toCustomerOrder(row, request.now) : refuse("not_found");
}
