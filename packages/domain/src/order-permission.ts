import { canChangeOrderStatus, listNextStatuses } from "./order-status.ts";
import type { OrderStatus, ServiceType } from "./order-status.ts";
import { isOnlinePayment } from "./payment-type.ts";
import type { PaymentType } from "./payment-type.ts";
import {
  BRANCH_ROLES,
  MANAGER_ROLES,
  OFFICE_ROLES,
  type StaffRole,
  type SUPPORT_ACTOR,
} from "./staff-permission.ts";

/** Actors that change an order. `system`: timers, payments and courier services. [US-8] */
export type OrderActor = StaffRole | "customer" | "system";

const COOKING_STATUS_ACTORS: readonly OrderActor[] = BRANCH_ROLES;
const DELIVERY_STATUS_ACTORS: readonly OrderActor[] = [...OFFICE_ROLES, "courier", "system"];

/** Actors allowed for each status change. Unlisted changes are forbidden for every actor. [OR-2] [OR-8] */
export const STATUS_CHANGE_ACTORS: Readonly<
  Record<OrderStatus, Partial<Record<OrderStatus, readonly OrderActor[]>>>
> = {
  OPEN: { ACCEPTED: OFFICE_ROLES, CLOSED: OFFICE_ROLES, CANCELED: [...OFFICE_ROLES, "customer"] },
  AT_TIME: {
    CREATED: [...OFFICE_ROLES, "system"],
    ACCEPTED: [...OFFICE_ROLES, "system"],
    CANCELED: [...OFFICE_ROLES, "customer", "system"],
  },
  CREATED: { ACCEPTED: [...OFFICE_ROLES, "system"], CANCELED: [...OFFICE_ROLES, "customer", "system"] },
  ACCEPTED: { COOKING: COOKING_STATUS_ACTORS, CANCELED: OFFICE_ROLES },
  COOKING: { DONE: COOKING_STATUS_ACTORS, CANCELED: OFFICE_ROLES },
  DONE: {
    ATTACHED: DELIVERY_STATUS_ACTORS,
    ON_WAY: DELIVERY_STATUS_ACTORS,
    CLOSED: COOKING_STATUS_ACTORS,
    CANCELED: OFFICE_ROLES,
  },
  ATTACHED: { ON_WAY: DELIVERY_STATUS_ACTORS, DONE: DELIVERY_STATUS_ACTORS },
  ON_WAY: { DELIVERED: DELIVERY_STATUS_ACTORS, CANCELED: OFFICE_ROLES },
  DELIVERED: { CLOSED: [...OFFICE_ROLES, "system"] },
  CLOSED: {},
  CANCELED: {},
};

/** Actions on an order, other than changes of its status. */
export type OrderAction =
  | "assign_courier"
  | "take_order"
  | "see_order"
  | "tell_courier_status"
  | "promise_later"
  | "change_payment"
  | "change_delivery"
  | "settle_courier"
  | "refund";

const ACTION_ACTORS: Readonly<Record<OrderAction, readonly OrderActor[]>> = {
  assign_courier: [...OFFICE_ROLES, "system"],
  take_order: ["courier"],
  see_order: COOKING_STATUS_ACTORS,
  tell_courier_status: DELIVERY_STATUS_ACTORS,
  promise_later: COOKING_STATUS_ACTORS,
  change_payment: OFFICE_ROLES,
  change_delivery: OFFICE_ROLES,
  // Couriers must not confirm the handover of their own cash.
  settle_courier: OFFICE_ROLES,
  refund: MANAGER_ROLES,
};

/**
 * Returns whether the actor may perform the action in general. The caller checks whether the order belongs to the
 * actor. Platform support may perform none.
 */
export function mayPerformAction(actor: OrderActor | typeof SUPPORT_ACTOR, action: OrderAction): boolean {
  return ACTION_ACTORS[action].some((doer) => doer === actor);
}

/** Returns whether the actor may see prices of orders. The kitchen sees only names and numbers. [US-8] */
export function canSeePrices(actor: string | null): boolean {
  return actor !== null && actor !== "kitchen";
}

/** Returns whether the actor may read what customers complain about and the answers: the office staff. [OR-15] */
export function canSeeClaims(actor: string | null): boolean {
  return canSeePrices(actor) && actor !== "courier";
}

/** Returns whether the actor may change the status. `canChangeOrderStatus` checks the change for the service type. [OR-2] */
export function mayChangeStatus(actor: OrderActor, from: OrderStatus, to: OrderStatus): boolean {
  return STATUS_CHANGE_ACTORS[from][to]?.includes(actor) ?? false;
}

/** Returns whether the actor can change an order from at least one status to the given status. */
export function mayEverChangeToStatus(actor: OrderActor, to: OrderStatus): boolean {
  return Object.values(STATUS_CHANGE_ACTORS).some((moves) => moves[to]?.includes(actor));
}

export type PayableOrder = { paymentType: PaymentType; isPaid: boolean };

/** Returns whether the order waits for an online payment. It is not accepted or cooked before the payment. [OR-3] */
export function isAwaitingPayment(order: PayableOrder): boolean {
  return isOnlinePayment(order.paymentType) && !order.isPaid;
}

/** Returns whether the order has a receipt: it is paid, or will be paid on receipt. [OR-10] */
export function hasReceipt(order: PayableOrder & { status: OrderStatus }): boolean {
  return order.isPaid || (!isAwaitingPayment(order) && order.status !== "CANCELED");
}

/**
 * Returns whether the staff see the order: no online payment is due, or the staff have already seen it, for example if
 * they changed it to online payment themselves. [OR-3]
 */
export function isShownToStaff(order: PayableOrder & { seenAt: Date | null }): boolean {
  return !isAwaitingPayment(order) || order.seenAt !== null;
}

/** Returns all statuses that the actor may change the order to now, in the order of the life cycle. [OR-2] [OR-3] */
export function listAllowedStatuses(
  actor: OrderActor,
  order: PayableOrder & { status: OrderStatus; serviceType: ServiceType },
): OrderStatus[] {
  const { status, serviceType } = order;
  return listNextStatuses(status, serviceType).filter(
    (to) =>
      canChangeOrderStatus(status, to, serviceType) &&
      mayChangeStatus(actor, status, to) &&
      !((to === "ACCEPTED" || to === "CLOSED") && isAwaitingPayment(order)),
  );
}
