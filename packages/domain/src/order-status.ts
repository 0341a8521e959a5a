/** Service types that customers of the store can choose. [CH-1] */
export const STORE_SERVICE_TYPES = ["DELIVERY", "PICK_UP", "DINE_IN"] as const;
export type StoreServiceType = (typeof STORE_SERVICE_TYPES)[number];

/** Service types of all orders: service types of the store, and aggregators. [CH-1] */
export const SERVICE_TYPES = [...STORE_SERVICE_TYPES, "YANDEX_EATS", "EXPRESS_24"] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

/** The eleven order statuses. [OR-1] */
export const ORDER_STATUSES = [
  "OPEN",
  "AT_TIME",
  "CREATED",
  "ACCEPTED",
  "COOKING",
  "DONE",
  "ATTACHED",
  "ON_WAY",
  "DELIVERED",
  "CLOSED",
  "CANCELED",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Reasons of changes of an order. [OR-7] */
export const ORDER_CHANGE_REASONS = [
  "PAID",
  "UPDATE",
  "PAID_AND_CHANGE_STATUS",
  "CHANGE_STATUS",
  "CHANGE_COURIER_STATUS",
  "CHANGE_PAYMENT_TYPE",
  "CHANGE_DELIVERY_TYPE",
] as const;
export type OrderChangeReason = (typeof ORDER_CHANGE_REASONS)[number];

/** Reasons of the staff to refuse or cancel an order. */
export const REFUSE_REASONS = [
  "OUT_OF_STOCK",
  "TOO_BUSY",
  "CLOSING",
  "ADDRESS",
  "NO_ANSWER",
  "CUSTOMER_ASKED",
  "OTHER",
] as const;
export type RefuseReason = (typeof REFUSE_REASONS)[number];

const DELIVERED_SERVICE_TYPES: readonly ServiceType[] = ["DELIVERY", "YANDEX_EATS", "EXPRESS_24"];
const SELF_SERVICE_TYPES: readonly ServiceType[] = ["PICK_UP", "DINE_IN"];

type ServiceTypesByNextStatus = Partial<Record<OrderStatus, readonly ServiceType[]>>;

/** Allowed status changes of an order: from → to, with service types. All other changes are refused. [OR-2] */
export const STATUS_TRANSITIONS: Readonly<Record<OrderStatus, ServiceTypesByNextStatus>> = {
  OPEN: { ACCEPTED: SERVICE_TYPES, CLOSED: SERVICE_TYPES, CANCELED: SERVICE_TYPES },
  AT_TIME: { CREATED: SERVICE_TYPES, ACCEPTED: SERVICE_TYPES, CANCELED: SERVICE_TYPES },
  CREATED: { ACCEPTED: SERVICE_TYPES, CANCELED: SERVICE_TYPES },
  ACCEPTED: { COOKING: SERVICE_TYPES, CANCELED: SERVICE_TYPES },
  COOKING: { DONE: SERVICE_TYPES, CANCELED: SERVICE_TYPES },
  DONE: {
    ATTACHED: DELIVERED_SERVICE_TYPES,
    ON_WAY: DELIVERED_SERVICE_TYPES,
    CLOSED: SELF_SERVICE_TYPES,
    CANCELED: SERVICE_TYPES,
  },
  ATTACHED: { ON_WAY: SERVICE_TYPES, DONE: SERVICE_TYPES },
  ON_WAY: { DELIVERED: SERVICE_TYPES, CANCELED: SERVICE_TYPES },
  DELIVERED: { CLOSED: SERVICE_TYPES },
  CLOSED: {},
  CANCELED: {},
};

/** Returns whether an order of this service type may change from one status to the other. [OR-2] */
export function canChangeOrderStatus(from: OrderStatus, to: OrderStatus, serviceType: ServiceType): boolean {
  return STATUS_TRANSITIONS[from][to]?.includes(serviceType) ?? false;
}

/** Returns all possible next statuses, in the order of the life cycle. */
export function listNextStatuses(from: OrderStatus, serviceType: ServiceType): OrderStatus[] {
  return ORDER_STATUSES.filter((to) => canChangeOrderStatus(from, to, serviceType));
}

/** Returns whether the status is final: closed or cancelled. */
export function isFinalStatus(status: OrderStatus): boolean {
  return Object.keys(STATUS_TRANSITIONS[status]).length === 0;
}

/**
 * Returns whether the order is in the customer's "active" tab. Delivered, closed and cancelled orders are in the
 * archive. [OR-4]
 */
export function isActiveStatus(status: OrderStatus): boolean {
  return status !== "DELIVERED" && !isFinalStatus(status);
}

/** Returns whether a customer may cancel an order with this status: only before the branch accepts it. [OR-8] */
export function canCustomerCancel(status: OrderStatus): boolean {
  return status === "OPEN" || status === "AT_TIME" || status === "CREATED";
}

/** Returns whether the order is accepted and not cancelled. [OR-10] */
export function isAcceptedStatus(status: OrderStatus): boolean {
  return !canCustomerCancel(status) && status !== "CANCELED";
}

/** Returns whether the order can be graded: it is finished. [OR-10] */
export function canGradeOrder(status: OrderStatus): boolean {
  return status === "DELIVERED" || status === "CLOSED";
}

/** Step of the customer's progress bar. */
export type OrderProgressStep = Extract<
  OrderStatus,
  "CREATED" | "ACCEPTED" | "COOKING" | "ON_WAY" | "DELIVERED" | "DONE" | "CLOSED"
>;

/** Returns the five steps of the customer's progress bar, in order. */
export function listProgressSteps(serviceType: ServiceType): readonly OrderProgressStep[] {
  return DELIVERED_SERVICE_TYPES.includes(serviceType)
    ? ["CREATED", "ACCEPTED", "COOKING", "ON_WAY", "DELIVERED"]
    : ["CREATED", "ACCEPTED", "COOKING", "DONE", "CLOSED"];
}

/** Returns the index of the step reached (0–4); −1 for a cancelled order. */
export function findProgressStepIndex(status: OrderStatus, serviceType: ServiceType): number {
  if (status === "CANCELED") return -1;
  if (status === "OPEN" || status === "AT_TIME") return 0;
  const steps = listProgressSteps(serviceType);
  const index = steps.findIndex((step) => step === status);
  if (index >= 0) return index;
  if (status === "ON_WAY") return 3;
  // The progress of a delivery that is cooked or has a courier is the cooking step. A closed order is at the last step.
  return status === "DONE" || status === "ATTACHED"
    ? DELIVERED_SERVICE_TYPES.includes(serviceType)
      ? 2
      : 3
    : 4;
}
