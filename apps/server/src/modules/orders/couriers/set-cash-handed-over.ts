import { hasCourierCashToSettle } from "@dasturxon/domain/courier-cash";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { changeOrder, type OrderChangeRequest } from "../lifecycle/change-order.ts";

/** Marks the cash of a delivered order as handed over by the courier, or clears a mark set by mistake [EN-7]. */
export function setCashHandedOver(tx: Tx, request: OrderChangeRequest, isPaid: boolean) {
  return changeOrder(tx, request, (order) => {
    const isSame = (order.courierPaidAt !== null) === isPaid;
    if (isSame || !hasCourierCashToSettle(order)) return refuse("transition_not_allowed");
    return {
      patch: { courier_paid_at: isPaid ? request.now : null },
      reason: "UPDATE",
      about: { kind: "courier_paid", isPaid },
      isAfterEnd: true,
    };
  });
}
