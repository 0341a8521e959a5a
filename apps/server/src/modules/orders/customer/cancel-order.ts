import type { CustomerReason } from "@dasturxon/contract";
import { canCustomerCancel, isActive } from "@dasturxon/domain/order-status";
import type { Tx } from "../../../platform/database/index.ts";
import { type ChangeRefusal, changeOrder, type ChangeRequest } from "../change-order.ts";

/**
 * The customer takes his order back before it is accepted, where the brand allows it [OR-8]: stock, promo use,
 * cashback and money come back.
 */
export async function cancelOrder(
  tx: Tx,
  request: ChangeRequest & { reason: CustomerReason; comment: string | null },
): Promise<ChangeRefusal | null> {
  const { reason, comment, ...change } = request;
  const changed = await changeOrder(tx, change, (order) => {
    if (order.userId !== request.by.id) return "not_found";
    if (!order.isCancelAllowed) return "feature_off";
    if (!isActive(order.status)) return "order_closed";
    if (!canCustomerCancel(order.status)) return "cancel_not_allowed";
    return {
      patch: { status: "CANCELED", cancel_reason: reason, cancel_comment: comment },
      reason: "CHANGE_STATUS",
      comment,
    };
  });
  return typeof changed === "string" ? changed : null;
}
