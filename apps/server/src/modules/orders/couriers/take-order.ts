import { isAvailableForCourier, findOrderStatusAfterCourier } from "@dasturxon/domain/courier-move";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { changeOrder, type OrderChangeRequest } from "../lifecycle/change-order.ts";
import { selectCourierOfStaff } from "./queries.ts";

/**
 * Assigns an order without a courier to the courier who requests it [OR-6]. A done order becomes attached. Refuses
 * `courier_not_found` if the login is not linked to one of the brand's couriers, and `forbidden` if the order has
 * another courier.
 */
export async function assignOrderToRequestingCourier(tx: Tx, request: OrderChangeRequest) {
  const { merchantId, by } = request;
  const courier = by.id === null ? null : await selectCourierOfStaff(tx, merchantId, by.id);
  // The version is not checked. The only condition is that the order has no courier.
  return changeOrder(tx, { ...request, version: null, isForTaking: true }, (order) => {
    if (courier === null) return refuse("courier_not_found");
    const status = findOrderStatusAfterCourier(order.status, "PERFORMER_FOUND");
    if (!isAvailableForCourier(order) || status === "refused") return refuse("transition_not_allowed");
    return {
      patch: { courier_id: courier.id, courier_status: "PERFORMER_FOUND" as const, status },
      reason: "CHANGE_COURIER_STATUS" as const,
    };
  });
}
