import type { OrderStatus } from "./order-status.ts";

/** The seventeen courier statuses. The empty status means that no courier has been requested. [OR-6] */
export const COURIER_STATUSES = [
  "",
  "PERFORMER_LOOK_UP",
  "PERFORMER_FOUND",
  "PERFORMER_NOT_FOUND",
  "PERFORMER_PICK_UP_ARRIVED",
  "PERFORMER_PICKUPED",
  "PERFORMER_ARRIVED",
  "PERFORMER_DELIVERED_FINISH",
  "PERFORMER_RETURNING",
  "PERFORMER_RETURN_ARRIVED",
  "PERFORMER_RETURNED_FINISH",
  "NEW_ORDER",
  "ESTIMATING_FAILED",
  "READY_FOR_APPROVAL",
  "FAILED",
  "CANCELLED",
  "ACCEPTED",
] as const;
export type CourierStatus = (typeof COURIER_STATUSES)[number];

/** Delivery methods: the brand's own couriers (`LAMENU`), a courier service, an external courier (`CUSTOM`). [OR-6] */
export const DELIVERY_TYPES = ["LAMENU", "YANDEX", "CUSTOM"] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

/** Courier steps shown to a customer. */
export type CustomerCourierStep =
  | "none"
  | "looking"
  | "found"
  | "at_branch"
  | "on_way"
  | "at_door"
  | "delivered"
  | "returning"
  | "returned"
  | "failed";

/** Customer step of each courier status, and the corresponding order status, if any. [OR-6] */
const STEP_BY_STATUS: Readonly<
  Record<CourierStatus, { step: CustomerCourierStep; orderStatus: OrderStatus | null }>
> = {
  "": { step: "none", orderStatus: null },
  NEW_ORDER: { step: "looking", orderStatus: null },
  READY_FOR_APPROVAL: { step: "looking", orderStatus: null },
  ACCEPTED: { step: "looking", orderStatus: null },
  PERFORMER_LOOK_UP: { step: "looking", orderStatus: null },
  PERFORMER_FOUND: { step: "found", orderStatus: "ATTACHED" },
  PERFORMER_PICK_UP_ARRIVED: { step: "at_branch", orderStatus: "ATTACHED" },
  PERFORMER_PICKUPED: { step: "on_way", orderStatus: "ON_WAY" },
  PERFORMER_ARRIVED: { step: "at_door", orderStatus: "ON_WAY" },
  PERFORMER_DELIVERED_FINISH: { step: "delivered", orderStatus: "DELIVERED" },
  PERFORMER_RETURNING: { step: "returning", orderStatus: null },
  PERFORMER_RETURN_ARRIVED: { step: "returning", orderStatus: null },
  PERFORMER_RETURNED_FINISH: { step: "returned", orderStatus: null },
  PERFORMER_NOT_FOUND: { step: "failed", orderStatus: null },
  ESTIMATING_FAILED: { step: "failed", orderStatus: null },
  FAILED: { step: "failed", orderStatus: null },
  CANCELLED: { step: "failed", orderStatus: null },
};

/** Returns the customer step of a courier status. [OR-6] */
export function findCourierStep(status: CourierStatus): CustomerCourierStep {
  return STEP_BY_STATUS[status].step;
}

/** Returns the order status that a courier status sets, or null if it does not change the order's status. */
export function orderStatusFromCourierStatus(status: CourierStatus): OrderStatus | null {
  return STEP_BY_STATUS[status].orderStatus;
}

/** Returns whether the staff must act on the delivery: the delivery failed, or the courier returns the order. */
export function isCourierTrouble(status: CourierStatus): boolean {
  return ["failed", "returning", "returned"].includes(findCourierStep(status));
}

/** Returns whether a courier brings the order to the customer now: on the way, neither returning nor failed. [OR-6] */
export function isBroughtByCourier({
  status,
  courierStatus,
}: {
  status: OrderStatus;
  courierStatus: CourierStatus | null;
}): boolean {
  return status === "ON_WAY" && (courierStatus === null || !isCourierTrouble(courierStatus));
}
