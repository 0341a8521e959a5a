import { canChangeCourier, findOrderStatusAfterCourier } from "@dasturxon/domain/courier-move";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { changeOrder, type OrderChangeRequest } from "../lifecycle/change-order.ts";
import { selectCouriers } from "./queries.ts";

/**
 * Assigns one of the brand's couriers to the order. Null removes the courier. A done order becomes attached [OR-6]. An
 * order of a courier service changes to the brand's own delivery first.
 */
export async function assignCourier(tx: Tx, request: OrderChangeRequest, courierId: string | null) {
  const couriers = courierId ? await selectCouriers(tx, request.merchantId) : [];
  return changeOrder(tx, request, (order) => {
    if (!canChangeCourier(order)) return refuse("transition_not_allowed");
    if (courierId && !couriers.some((courier) => courier.id === courierId))
      return refuse("courier_not_found");
    const status = findOrderStatusAfterCourier(
      order.status,
      courierId ? "PERFORMER_FOUND" : "PERFORMER_LOOK_UP",
    );
    if (status === "refused") return refuse("transition_not_allowed");
    return {
      patch: { courier_id: courierId, courier_status: courierId ? "PERFORMER_FOUND" : null, status },
      reason: "CHANGE_COURIER_STATUS",
    };
  });
}
