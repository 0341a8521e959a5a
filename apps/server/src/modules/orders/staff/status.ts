import type { Order, RefuseReason } from "@dasturxon/contract";
import { canChangeCourier, orderAfterCourier } from "@dasturxon/domain/courier-move";
import { isActive } from "@dasturxon/domain/order-status";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { acceptance } from "../acceptance.ts";
import { changeOrder, type ChangeRequest } from "../change-order.ts";
import { handover } from "../handover.ts";
import { promisedAt } from "../promise.ts";
import type { OrderPatch } from "../queries.ts";
import { selectCouriers } from "../board/queries.ts";

/** Takes an order into the kitchen's queue; the promise is counted anew from now. */
export function acceptOrder(tx: Tx, request: ChangeRequest, cookingMinutes?: number) {
  return changeOrder(tx, request, (order) => ({
    patch: acceptance(order, { now: request.now, cookingMinutes }),
    reason: "CHANGE_STATUS",
  }));
}

/** Refuses a new order or cancels one under way, with a reason that the customer reads, and what could not be had. */
export function refuseOrder(
  tx: Tx,
  request: ChangeRequest,
  why: { reason: RefuseReason; productIds: string[]; comment: string | null },
) {
  const { reason, productIds, comment } = why;
  return changeOrder(tx, request, ({ lines }) => {
    if (!productIds.every((id) => lines.some((line) => line.productId === id)))
      return refuse("product_not_found");
    return {
      patch: {
        status: "CANCELED",
        cancel_reason: reason,
        cancel_comment: comment,
        cancel_product_ids: [...new Set(productIds)],
      },
      reason: "CHANGE_STATUS",
      comment: comment ?? reason,
    };
  });
}

/**
 * Moves an order along the table of statuses; acceptance and refusal have their own ways. Nobody is attached without
 * a courier, and an attached order that goes back to the done ones has none of the brand's own any longer.
 */
export function moveOrder(tx: Tx, request: ChangeRequest, status: Order["status"]) {
  return changeOrder(tx, request, (order) => {
    if (status === "CANCELED" || status === "ACCEPTED") return refuse("transition_not_allowed");
    const isOwn = order.deliveryType === "LAMENU";
    if (status === "ATTACHED" && isOwn && order.status === "DONE" && !order.courier)
      return refuse("courier_not_found");
    const isTakenBack = isOwn && order.status === "ATTACHED" && status === "DONE";
    const nobody: OrderPatch = isTakenBack ? { courier_id: null, courier_status: null } : {};
    return { patch: { status, ...handover(status), ...nobody }, reason: "CHANGE_STATUS" };
  });
}

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

/** Promises an order under way later by some minutes; the customer sees the new time at once. */
export function addMinutes(tx: Tx, request: ChangeRequest, minutes: number) {
  return changeOrder(tx, request, (order) => {
    if (!isActive(order.status)) return refuse("transition_not_allowed");
    const from = order.promisedAt ?? promisedAt(request.now, order.preparationMinutes + order.roadMinutes);
    return {
      patch: { promised_at: new Date(from.getTime() + minutes * 60_000) },
      reason: "UPDATE",
      comment: `+${minutes} min`,
    };
  });
}
