import type { Order, RefuseReason } from "@dasturxon/contract";
import { isActiveStatus } from "@dasturxon/domain/order-status";
import { calculatePromisedTime } from "@dasturxon/domain/time-slots";
import type { Tx } from "../../../platform/database/index.ts";
import { isRefused, refuse } from "../../../platform/http/index.ts";
import type { ChangeAuthor } from "../../../platform/audit/index.ts";
import { changeStops, recordStops } from "../../products/index.ts";
import { createAcceptancePatch } from "../lifecycle/acceptance.ts";
import {
  changeOrder,
  type OrderChangeRequest,
  ORDER_NOT_ANSWERED_REASON,
} from "../lifecycle/change-order.ts";
import { type OrderColumnsPatch, createCourierRemovalPatch } from "../lifecycle/order-patch.ts";
import type { BoardOrderRow } from "../queries.ts";

/** Accepts an order. The promised time is calculated again from now, unless the customer chose a time. */
export function acceptOrder(tx: Tx, request: OrderChangeRequest, cookingMinutes?: number) {
  return changeOrder(tx, request, (order) => ({
    patch: createAcceptancePatch(order, { now: request.now, cookingMinutes }),
    reason: "CHANGE_STATUS",
  }));
}

/**
 * Marks a new order as seen. This ends its alert and the bell in the console, and shows the customer that staff saw it.
 */
export function markOrderSeen(tx: Tx, request: OrderChangeRequest) {
  return changeOrder(tx, request, ({ status, cancelReason }) =>
    // Staff may also mark an order that an alert accepted or refused automatically, because it shows that staff are
    // back.
    isActiveStatus(status) || cancelReason === ORDER_NOT_ANSWERED_REASON
      ? { patch: {}, reason: "UPDATE", about: { kind: "seen" }, isAfterEnd: status === "CANCELED" }
      : refuse("transition_not_allowed"),
  );
}

/**
 * Refuses a new order or cancels one under way, with a reason for the customer and the products that are not available.
 * With `stop`, sales of these products in the order's branch also stop until the given end. A null end means until
 * staff resume the products. With an end in the past, nothing is stopped.
 */
export async function refuseOrder(
  tx: Tx,
  request: OrderChangeRequest,
  why: {
    reason: RefuseReason;
    productIds: string[];
    comment: string | null;
    stop: { until: Date | null; call: ChangeAuthor } | null;
  },
) {
  const { reason, productIds, comment, stop } = why;
  const { merchantId, now, by } = request;
  const refused = await changeOrder(tx, request, ({ lines }) => {
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
      about: { kind: "cancellation", reason },
      comment,
    };
  });
  if (isRefused(refused) || !stop || (stop.until && stop.until <= now)) return refused;
  const branchId = refused.branch.id;
  // The products are stopped one by one, so that a product that was deleted in the meantime does not prevent the other
  // stops.
  for (const productId of new Set(productIds))
    await recordStops(
      tx,
      stop.call,
      (await changeStops(tx, merchantId, {
        productIds: [productId],
        branchId,
        stop: { until: stop.until },
        by: by.id,
        now,
      })) ?? [],
    );
  return refused;
}

/**
 * Returns the changes that a new status implies for the courier status, the promised time and payment on delivery or
 * pickup. When the courier leaves, only the travel time remains. A time that the customer chose does not change.
 */
export function createHandoverPatch(
  { serviceType, roadMinutes, deliveryAt }: Pick<BoardOrderRow, "serviceType" | "roadMinutes" | "deliveryAt">,
  { status, now }: { status: Order["status"]; now: Date },
): OrderColumnsPatch {
  if (status === "ON_WAY") {
    const isCounted = serviceType === "DELIVERY" && deliveryAt === null && roadMinutes > 0;
    return {
      courier_status: "PERFORMER_PICKUPED",
      ...(isCounted && { promised_at: calculatePromisedTime(now, roadMinutes) }),
    };
  }
  if (status === "DELIVERED") return { courier_status: "PERFORMER_DELIVERED_FINISH", is_paid: true };
  return status === "CLOSED" ? { is_paid: true } : {};
}

/**
 * Moves an order to another status that the table of transitions allows. Accepting and cancelling have their own
 * functions. Refuses to set `ATTACHED` without a courier, and `ON_WAY` without a named custom courier. Moving an order
 * back from `ATTACHED` to `DONE` removes the brand's own courier.
 */
export function changeOrderStatus(tx: Tx, request: OrderChangeRequest, status: Order["status"]) {
  return changeOrder(tx, request, (order) => {
    if (status === "CANCELED" || status === "ACCEPTED") return refuse("transition_not_allowed");
    const isOwn = order.deliveryType === "LAMENU";
    const isCustom = order.deliveryType === "CUSTOM";
    const isAttaching = status === "ATTACHED" && order.status === "DONE" && (isOwn || isCustom);
    if (!order.courier && (isAttaching || (isCustom && status === "ON_WAY")))
      return refuse("courier_not_found");
    const isTakenBack = isOwn && order.status === "ATTACHED" && status === "DONE";
    return {
      patch: {
        status,
        ...createHandoverPatch(order, { status, now: request.now }),
        ...(isTakenBack && createCourierRemovalPatch(order)),
      },
      reason: "CHANGE_STATUS",
    };
  });
}

/** Adds minutes to the promised time of an order under way. The customer immediately sees the new time. */
export function extendPromisedTime(tx: Tx, request: OrderChangeRequest, minutes: number) {
  return changeOrder(tx, request, (order) => {
    if (!isActiveStatus(order.status)) return refuse("transition_not_allowed");
    const from =
      order.promisedAt ?? calculatePromisedTime(request.now, order.preparationMinutes + order.roadMinutes);
    return {
      patch: { promised_at: new Date(from.getTime() + minutes * 60_000) },
      reason: "UPDATE",
      about: { kind: "added_minutes", minutes },
    };
  });
}
