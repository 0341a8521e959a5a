import { canMove, nextStatuses } from "./order-status.ts";
import type { OrderStatus, ServiceType } from "./order-status.ts";
import { isOnlinePayment } from "./payment-type.ts";
import type { PaymentType } from "./payment-type.ts";
import type { SUPPORT } from "./staff-permission.ts";

/** Who acts on an order. `system` is the house itself: clocks, payments, courier services. [US-8] */
export const ORDER_ACTORS = [
  "customer",
  "operator",
  "kitchen",
  "courier",
  "manager",
  "owner",
  "system",
] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

const OFFICE: readonly OrderActor[] = ["operator", "manager", "owner"];
const COOKING: readonly OrderActor[] = [...OFFICE, "kitchen"];
const BRINGING: readonly OrderActor[] = [...OFFICE, "courier", "system"];

/** Who may make which move of the status table; a move that is not here is nobody's. [OR-2] [OR-8] */
export const MOVERS: Readonly<Record<OrderStatus, Partial<Record<OrderStatus, readonly OrderActor[]>>>> = {
  OPEN: { ACCEPTED: OFFICE, CLOSED: OFFICE, CANCELED: [...OFFICE, "customer"] },
  AT_TIME: {
    CREATED: [...OFFICE, "system"],
    ACCEPTED: [...OFFICE, "system"],
    CANCELED: [...OFFICE, "customer", "system"],
  },
  CREATED: { ACCEPTED: [...OFFICE, "system"], CANCELED: [...OFFICE, "customer", "system"] },
  ACCEPTED: { COOKING, CANCELED: OFFICE },
  COOKING: { DONE: COOKING, CANCELED: OFFICE },
  DONE: { ATTACHED: BRINGING, ON_WAY: BRINGING, CLOSED: COOKING, CANCELED: OFFICE },
  ATTACHED: { ON_WAY: BRINGING, DONE: BRINGING },
  ON_WAY: { DELIVERED: BRINGING, CANCELED: OFFICE },
  DELIVERED: { CLOSED: [...OFFICE, "system"] },
  CLOSED: {},
  CANCELED: {},
};

/** What is done to an order besides moving it. */
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

const DOERS: Readonly<Record<OrderAction, readonly OrderActor[]>> = {
  assign_courier: [...OFFICE, "system"],
  take_order: ["courier"],
  see_order: COOKING,
  tell_courier_status: BRINGING,
  promise_later: COOKING,
  change_payment: OFFICE,
  change_delivery: OFFICE,
  // Couriers may not confirm that they handed over their own cash.
  settle_courier: OFFICE,
  refund: ["manager", "owner"],
};

/** May this actor do that to an order at all? Whether the order is his own is the caller's question. Support may nothing. */
export function mayDo(actor: OrderActor | typeof SUPPORT, action: OrderAction): boolean {
  return DOERS[action].some((doer) => doer === actor);
}

/** May whoever works with orders as this actor see what they come to? The kitchen cooks for a name and a number. [US-8] */
export function seesSums(actor: string | null): boolean {
  return actor !== null && actor !== "kitchen";
}

/** May this actor make this move? Whether the table knows it for the service type is `canMove`. [OR-2] */
export function mayMove(actor: OrderActor, from: OrderStatus, to: OrderStatus): boolean {
  return MOVERS[from][to]?.includes(actor) ?? false;
}

/** Is there any status from which this actor brings an order to that one? */
export function mayEverMove(actor: OrderActor, to: OrderStatus): boolean {
  return Object.values(MOVERS).some((moves) => moves[to]?.includes(actor));
}

export type PayableOrder = { paymentType: PaymentType; isPaid: boolean };

/** Waits for its online payment: not accepted and not cooked before it comes. [OR-3] */
export function isAwaitingPayment(order: PayableOrder): boolean {
  return isOnlinePayment(order.paymentType) && !order.isPaid;
}

/** Has it a receipt to show: something was paid or will be on receiving, not where nothing came in and nothing will. [OR-10] */
export function hasReceipt(order: PayableOrder & { status: OrderStatus }): boolean {
  return order.isPaid || (!isAwaitingPayment(order) && order.status !== "CANCELED");
}

/**
 * The staff are shown an order once nothing is owed for it before the kitchen; one that they had in hand already, as
 * when they sent it to be paid online themselves, stays. [OR-3]
 */
export function isForStaff(order: PayableOrder & { seenAt: Date | null }): boolean {
  return !isAwaitingPayment(order) || order.seenAt !== null;
}

/** Every status that this actor may bring the order to now, in the order of the life cycle. [OR-2] [OR-3] */
export function movesOf(
  actor: OrderActor,
  order: PayableOrder & { status: OrderStatus; serviceType: ServiceType },
): OrderStatus[] {
  const { status, serviceType } = order;
  return nextStatuses(status, serviceType).filter(
    (to) =>
      canMove(status, to, serviceType) &&
      mayMove(actor, status, to) &&
      !((to === "ACCEPTED" || to === "CLOSED") && isAwaitingPayment(order)),
  );
}
