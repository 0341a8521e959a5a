import { canChangeCourier, orderAfterCourier } from "@dasturxon/domain/courier-move";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { changeOrder, type ChangeRequest } from "../change-order.ts";
import { selectCouriers } from "./queries.ts";

/**
 * Gives the order to one of the brand's couriers, or takes it back with null; a done order is attached by it [OR-6].
 * One that a service brings goes over to the brand's own first.
 */
export async function assignCourier(tx: Tx, request: ChangeRequest, courierId: string | null) {
  const couriers = courierId ? await selectCouriers(tx, request.merchantId) : [];
  return changeOrder(tx, request, (order) => {
    if (!canChangeCourier(order)) return refuse("transition_not_allowed");
    if (courierId && !couriers.some((courier) => courier.id === courierId))
      return refuse("courier_not_found");
    const status = orderAfterCourier(order.status, courierId ? "PERFORMER_FOUND" : "PERFORMER_LOOK_UP");
    if (status === "refused") return refuse("transition_not_allowed");
    return {
      patch: { courier_id: courierId, courier_status: courierId ? "PERFORMER_FOUND" : null, status },
      reason: "CHANGE_COURIER_STATUS",
    };
  });
}
