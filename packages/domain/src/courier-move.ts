import { orderStatusFromCourierStatus } from "./courier-status.ts";
import type { CourierStatus, DeliveryType } from "./courier-status.ts";
import { isActiveStatus } from "./order-status.ts";
import type { OrderStatus, ServiceType } from "./order-status.ts";

const SEARCH_STATUSES = [
  "NEW_ORDER",
  "READY_FOR_APPROVAL",
  "ACCEPTED",
  "PERFORMER_LOOK_UP",
  "PERFORMER_FOUND",
] as const;
const UNSUCCESSFUL_STATUSES = ["PERFORMER_NOT_FOUND", "ESTIMATING_FAILED", "FAILED", "CANCELLED"] as const;
const FAILED_STATUSES = ["FAILED", "CANCELLED"] as const;
/**
 * Statuses that one of the brand's own couriers can set: steps of a successful delivery, and the return of the order.
 */
const OWN_COURIER_STATUSES: readonly CourierStatus[] = [
  "PERFORMER_PICK_UP_ARRIVED",
  "PERFORMER_PICKUPED",
  "PERFORMER_ARRIVED",
  "PERFORMER_DELIVERED_FINISH",
  "PERFORMER_LOOK_UP",
];

/**
 * Allowed changes of the courier status: forward with skipped steps, back through a return, and again after a failure.
 * [OR-6]
 */
const NEXT_COURIER_STATUSES: Readonly<Record<CourierStatus, readonly CourierStatus[]>> = {
  "": SEARCH_STATUSES,
  NEW_ORDER: [
    "READY_FOR_APPROVAL",
    "ACCEPTED",
    "PERFORMER_LOOK_UP",
    "PERFORMER_FOUND",
    ...UNSUCCESSFUL_STATUSES,
  ],
  READY_FOR_APPROVAL: ["ACCEPTED", "PERFORMER_LOOK_UP", "PERFORMER_FOUND", ...UNSUCCESSFUL_STATUSES],
  ACCEPTED: ["PERFORMER_LOOK_UP", "PERFORMER_FOUND", ...UNSUCCESSFUL_STATUSES],
  PERFORMER_LOOK_UP: ["PERFORMER_FOUND", ...UNSUCCESSFUL_STATUSES],
  // If a courier who was found gives up the order, the search for another courier continues.
  PERFORMER_FOUND: [
    "PERFORMER_LOOK_UP",
    "PERFORMER_PICK_UP_ARRIVED",
    "PERFORMER_PICKUPED",
    ...FAILED_STATUSES,
  ],
  PERFORMER_PICK_UP_ARRIVED: ["PERFORMER_LOOK_UP", "PERFORMER_PICKUPED", ...FAILED_STATUSES],
  PERFORMER_PICKUPED: [
    "PERFORMER_ARRIVED",
    "PERFORMER_DELIVERED_FINISH",
    "PERFORMER_RETURNING",
    ...FAILED_STATUSES,
  ],
  PERFORMER_ARRIVED: ["PERFORMER_DELIVERED_FINISH", "PERFORMER_RETURNING", ...FAILED_STATUSES],
  PERFORMER_RETURNING: ["PERFORMER_RETURN_ARRIVED", "PERFORMER_RETURNED_FINISH"],
  PERFORMER_RETURN_ARRIVED: ["PERFORMER_RETURNED_FINISH"],
  PERFORMER_DELIVERED_FINISH: [],
  PERFORMER_RETURNED_FINISH: [],
  PERFORMER_NOT_FOUND: SEARCH_STATUSES,
  ESTIMATING_FAILED: SEARCH_STATUSES,
  FAILED: SEARCH_STATUSES,
  CANCELLED: SEARCH_STATUSES,
};

/** Returns whether the courier status may change. Repeating the same status is refused. [OR-6] */
export function canChangeCourierStatus(from: CourierStatus | null, to: CourierStatus): boolean {
  return NEXT_COURIER_STATUSES[from ?? ""].includes(to);
}

/**
 * Returns whether one of the brand's own couriers can be assigned or unassigned. Not possible once the order is on its
 * way. [OR-6]
 */
export function canChangeCourier(order: {
  status: OrderStatus;
  serviceType: ServiceType;
  deliveryType: DeliveryType;
}): boolean {
  const isOwn = order.serviceType === "DELIVERY" && order.deliveryType === "LAMENU";
  return isOwn && order.status !== "ON_WAY" && isActiveStatus(order.status);
}

/**
 * Returns whether one of the brand's own couriers may take over the order: it is accepted and has no courier. [OR-6]
 */
export function isAvailableForCourier(order: {
  status: OrderStatus;
  serviceType: ServiceType;
  deliveryType: DeliveryType;
  courier: object | null;
}): boolean {
  const isTaken = ["ACCEPTED", "COOKING", "DONE"].includes(order.status);
  return isTaken && order.courier === null && canChangeCourier(order);
}

/** Returns the next statuses that the courier of an order may set, in the sequence of a delivery. [OR-6] */
export function findNextCourierStatus(order: {
  status: OrderStatus;
  courierStatus: CourierStatus | null;
}): CourierStatus[] {
  return OWN_COURIER_STATUSES.filter(
    (step) =>
      canChangeCourierStatus(order.courierStatus, step) &&
      findOrderStatusAfterCourier(order.status, step) !== "refused",
  );
}

/**
 * Returns the order's status after a change of the courier status: picked up means on the way, brought means delivered.
 * A found courier is attached once the order is done. A new search for a courier returns an attached order to done. A
 * pick-up of an order that is not done is "refused". [OR-6]
 */
export function findOrderStatusAfterCourier(
  order: OrderStatus,
  courier: CourierStatus,
): OrderStatus | "refused" {
  const meant = orderStatusFromCourierStatus(courier);
  if (courier === "PERFORMER_LOOK_UP" && order === "ATTACHED") return "DONE";
  if (meant === null || meant === order) return order;
  if (meant === "ATTACHED") return order === "DONE" ? "ATTACHED" : order;
  if (meant === "ON_WAY") return order === "DONE" || order === "ATTACHED" ? "ON_WAY" : "refused";
  return order === "ON_WAY" ? meant : "refused";
}
