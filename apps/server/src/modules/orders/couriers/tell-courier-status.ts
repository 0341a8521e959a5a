import { canCourierMove, orderAfterCourier } from "@dasturxon/domain/courier-move";
import { type CourierStatus, isCourierTrouble } from "@dasturxon/domain/courier-status";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { changeOrder, type ChangeRequest } from "../change-order.ts";
import { handover } from "../handover.ts";

type Told = { status: Exclude<CourierStatus, "">; comment: string | null };

/** Did something go wrong that needs a word why? */
export function needsComment({ status, comment }: Told): boolean {
  return isCourierTrouble(status) && !comment;
}

/**
 * Where the courier is [OR-6]: one of the seventeen statuses that may follow the last one. Found, picked up and handed
 * over take the order's own status along, by the same table as everything else [OR-2].
 */
export function tellCourierStatus(tx: Tx, request: ChangeRequest, told: Told) {
  return changeOrder(tx, request, (order) => {
    if (order.serviceType !== "DELIVERY") return refuse("transition_not_allowed");
    if (!canCourierMove(order.courierStatus, told.status)) return refuse("transition_not_allowed");
    const status = orderAfterCourier(order.status, told.status);
    if (status === "refused") return refuse("transition_not_allowed");
    const isOwn = order.deliveryType === "LAMENU";
    if (isOwn && status === "ON_WAY" && order.courier === null) return refuse("courier_not_found");
    const moved = status === order.status ? {} : handover(status);
    const isGivenUp = told.status === "PERFORMER_LOOK_UP";
    return {
      patch: { ...moved, ...(isGivenUp && { courier_id: null }), status, courier_status: told.status },
      reason: "CHANGE_COURIER_STATUS",
      comment: told.comment,
    };
  });
}
