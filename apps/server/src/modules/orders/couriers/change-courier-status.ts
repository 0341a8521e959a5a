import { canChangeCourierStatus, findOrderStatusAfterCourier } from "@dasturxon/domain/courier-move";
import { type CourierStatus, isCourierTrouble } from "@dasturxon/domain/courier-status";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { changeOrder, type OrderChangeRequest } from "../lifecycle/change-order.ts";
import { createCourierRemovalPatch } from "../lifecycle/order-patch.ts";
import { createHandoverPatch } from "../staff/status.ts";

type CourierStatusReport = { status: Exclude<CourierStatus, "">; comment: string | null };

/** Whether the reported status is a problem that requires a comment. */
export function isCourierCommentMissing({ status, comment }: CourierStatusReport): boolean {
  return isCourierTrouble(status) && !comment;
}

const CHANGE_TO_OWN_COURIER_DELIVERY = { kind: "delivery_type", from: "CUSTOM", to: "LAMENU" } as const;

/**
 * Changes the courier status to one that may follow the current one [OR-6]. The courier statuses "found", "picked up"
 * and "handed over" also change the order's status, if this status transition is allowed [OR-2].
 */
export function changeCourierStatus(tx: Tx, request: OrderChangeRequest, report: CourierStatusReport) {
  return changeOrder(tx, request, (order) => {
    if (order.serviceType !== "DELIVERY") return refuse("transition_not_allowed");
    if (!canChangeCourierStatus(order.courierStatus, report.status)) return refuse("transition_not_allowed");
    const status = findOrderStatusAfterCourier(order.status, report.status);
    if (status === "refused") return refuse("transition_not_allowed");
    const isWithCourier = status === "ATTACHED" || status === "ON_WAY";
    // Yandex may not report the courier's name and phone.
    const isMissing = order.courier === null && order.deliveryType !== "YANDEX";
    if (isWithCourier && isMissing) return refuse("courier_not_found");
    const moved = status === order.status ? {} : createHandoverPatch(order, { status, now: request.now });
    const isFailed = report.status === "PERFORMER_LOOK_UP";
    const isTakenOver = isFailed && order.deliveryType === "CUSTOM";
    return {
      patch: {
        ...moved,
        ...(isFailed && createCourierRemovalPatch(order)),
        status,
        courier_status: report.status,
      },
      reason: "CHANGE_COURIER_STATUS",
      ...(isTakenOver && { about: CHANGE_TO_OWN_COURIER_DELIVERY }),
      comment: report.comment,
    };
  });
}
