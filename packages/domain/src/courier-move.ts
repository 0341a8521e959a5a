import { orderStatusOf } from "./courier-status.ts";
import type { CourierStatus, DeliveryType } from "./courier-status.ts";
import { isActive } from "./order-status.ts";
import type { OrderStatus, ServiceType } from "./order-status.ts";

const SEARCHING = [
  "NEW_ORDER",
  "READY_FOR_APPROVAL",
  "ACCEPTED",
  "PERFORMER_LOOK_UP",
  "PERFORMER_FOUND",
] as const;
const BROKEN = ["PERFORMER_NOT_FOUND", "ESTIMATING_FAILED", "FAILED", "CANCELLED"] as const;
const FAILED = ["FAILED", "CANCELLED"] as const;
/** Steps of an own courier that go well, and giving the order back. */
const WAY: readonly CourierStatus[] = [
  "PERFORMER_PICK_UP_ARRIVED",
  "PERFORMER_PICKUPED",
  "PERFORMER_ARRIVED",
  "PERFORMER_DELIVERED_FINISH",
  "PERFORMER_LOOK_UP",
];

/** What may follow a courier status: forward at any pace, back by a return, again after a failure. [OR-6] */
const FOLLOWS: Readonly<Record<CourierStatus, readonly CourierStatus[]>> = {
  "": SEARCHING,
  NEW_ORDER: ["READY_FOR_APPROVAL", "ACCEPTED", "PERFORMER_LOOK_UP", "PERFORMER_FOUND", ...BROKEN],
  READY_FOR_APPROVAL: ["ACCEPTED", "PERFORMER_LOOK_UP", "PERFORMER_FOUND", ...BROKEN],
  ACCEPTED: ["PERFORMER_LOOK_UP", "PERFORMER_FOUND", ...BROKEN],
  PERFORMER_LOOK_UP: ["PERFORMER_FOUND", ...BROKEN],
  // A courier who gives the order back sends the search on.
  PERFORMER_FOUND: ["PERFORMER_LOOK_UP", "PERFORMER_PICK_UP_ARRIVED", "PERFORMER_PICKUPED", ...FAILED],
  PERFORMER_PICK_UP_ARRIVED: ["PERFORMER_LOOK_UP", "PERFORMER_PICKUPED", ...FAILED],
  PERFORMER_PICKUPED: ["PERFORMER_ARRIVED", "PERFORMER_DELIVERED_FINISH", "PERFORMER_RETURNING", ...FAILED],
  PERFORMER_ARRIVED: ["PERFORMER_DELIVERED_FINISH", "PERFORMER_RETURNING", ...FAILED],
  PERFORMER_RETURNING: ["PERFORMER_RETURN_ARRIVED", "PERFORMER_RETURNED_FINISH"],
  PERFORMER_RETURN_ARRIVED: ["PERFORMER_RETURNED_FINISH"],
  PERFORMER_DELIVERED_FINISH: [],
  PERFORMER_RETURNED_FINISH: [],
  PERFORMER_NOT_FOUND: SEARCHING,
  ESTIMATING_FAILED: SEARCHING,
  FAILED: SEARCHING,
  CANCELLED: SEARCHING,
};

/** May the courier's status go from one to the other? Repeating one changes nothing and is refused. [OR-6] */
export function canCourierMove(from: CourierStatus | null, to: CourierStatus): boolean {
  return FOLLOWS[from ?? ""].includes(to);
}

/** May an order be given to one of the brand's own couriers now, or taken back? Not once it is on its way. [OR-6] */
export function canChangeCourier(order: {
  status: OrderStatus;
  serviceType: ServiceType;
  deliveryType: DeliveryType;
}): boolean {
  const isOwn = order.serviceType === "DELIVERY" && order.deliveryType === "LAMENU";
  return isOwn && order.status !== "ON_WAY" && isActive(order.status);
}

/** May one of the brand's couriers take it by himself: accepted, and nobody brings it yet? [OR-6] */
export function isFreeToTake(order: {
  status: OrderStatus;
  serviceType: ServiceType;
  deliveryType: DeliveryType;
  courier: object | null;
}): boolean {
  const isTaken = ["ACCEPTED", "COOKING", "DONE"].includes(order.status);
  return isTaken && order.courier === null && canChangeCourier(order);
}

/** What a courier who brings an order may tell next of his own way, in the order of the way. [OR-6] */
export function nextOnTheWay(order: {
  status: OrderStatus;
  courierStatus: CourierStatus | null;
}): CourierStatus[] {
  return WAY.filter(
    (step) =>
      canCourierMove(order.courierStatus, step) && orderAfterCourier(order.status, step) !== "refused",
  );
}

/**
 * The order's status after the courier's: picked up means on the way, brought means delivered; a found courier is
 * attached as soon as the order is done. A pick-up of what is not done is "refused". [OR-6]
 */
export function orderAfterCourier(order: OrderStatus, courier: CourierStatus): OrderStatus | "refused" {
  const meant = orderStatusOf(courier);
  if (courier === "PERFORMER_LOOK_UP" && order === "ATTACHED") return "DONE";
  if (meant === null || meant === order) return order;
  if (meant === "ATTACHED") return order === "DONE" ? "ATTACHED" : order;
  if (meant === "ON_WAY") return order === "DONE" || order === "ATTACHED" ? "ON_WAY" : "refused";
  return order === "ON_WAY" ? meant : "refused";
}
