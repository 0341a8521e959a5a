import type { BoardOrder } from "@dasturxon/contract";

/** Columns of the board. Finished orders are in a drawer. */
export const boardColumns = ["new", "cooking", "ready", "on-way"] as const;
export type BoardColumnName = (typeof boardColumns)[number];

const columnByStatus: Record<BoardOrder["status"], BoardColumnName | "done"> = {
  OPEN: "new",
  AT_TIME: "new",
  CREATED: "new",
  ACCEPTED: "cooking",
  COOKING: "cooking",
  DONE: "ready",
  ATTACHED: "ready",
  ON_WAY: "on-way",
  DELIVERED: "done",
  CLOSED: "done",
  CANCELED: "done",
};

/** Returns whether the order has not been accepted yet. */
export const isNewOrder = ({ status }: Pick<BoardOrder, "status">): boolean =>
  columnByStatus[status] === "new";

/** Groups orders by column, sorted by due time. Finished orders are sorted newest first. */
export function groupOrdersByColumn(orders: BoardOrder[]): Record<BoardColumnName | "done", BoardOrder[]> {
  const groups: Record<BoardColumnName | "done", BoardOrder[]> = {
    new: [],
    cooking: [],
    ready: [],
    "on-way": [],
    done: [],
  };
  for (const order of orders) groups[columnByStatus[order.status]].push(order);
  for (const column of boardColumns)
    groups[column].sort((a, b) => getNextStepDueTimeMs(a) - getNextStepDueTimeMs(b));
  groups.done.sort((a, b) => getOrderEndInstant(b).localeCompare(getOrderEndInstant(a)));
  return groups;
}

/** Returns when an order ended. If it has not, returns when it was created. */
export const getOrderEndInstant = (order: BoardOrder): string =>
  order.closedAt ?? order.deliveredAt ?? order.canceledAt ?? order.createdAt;

/** Minutes after which a test order stops ringing. It only demonstrates the alert and does not have to be accepted. */
const TEST_ORDER_RING_MINUTES = 2;

/** Returns whether the order rings: this staff member may accept it, and no one has seen it. */
export function isRingingOrder(order: BoardOrder, now: Date): boolean {
  if (order.isTest && countMinutesSinceOrder(order, now) >= TEST_ORDER_RING_MINUTES) return false;
  return order.seenAt === null && order.nextStatuses.includes("ACCEPTED");
}

/**
 * Returns the orders that ring, and their counts in the selected branch and in the other branches. `branchId` null: all
 * branches. Orders in `held`, whose change is still within its undo delay, do not ring.
 */
export function countRingingOrders(
  orders: BoardOrder[],
  { branchId, held, now }: { branchId: string | null; held: string[]; now: Date },
): { waiting: BoardOrder[]; ringing: number; elsewhere: number } {
  const waiting = orders.filter((order) => isRingingOrder(order, now) && !held.includes(order.id));
  const ringing = waiting.filter((order) => branchId === null || order.branchId === branchId).length;
  return { waiting, ringing, elsewhere: waiting.length - ringing };
}

export type OrderUrgency = "good" | "warn" | "bad" | "over";

const MINUTE_MS = 60_000;
/** Minutes within which a new order should be accepted. */
const ACCEPT_WITHIN_MINUTES = 5;

/**
 * Returns when an order's next step (acceptance, leaving the kitchen, or delivery) is due, in milliseconds since the
 * epoch. For a scheduled order, returns its delivery time.
 */
function getNextStepDueTimeMs(order: BoardOrder): number {
  if (order.status === "AT_TIME" && order.deliveryAt) return Date.parse(order.deliveryAt);
  const promised = order.promisedAt === null ? null : Date.parse(order.promisedAt);
  if (isNewOrder(order) || promised === null)
    return Date.parse(order.createdAt) + ACCEPT_WITHIN_MINUTES * MINUTE_MS;
  return columnByStatus[order.status] === "cooking" ? promised - order.roadMinutes * MINUTE_MS : promised;
}

/** Returns the minutes until the order is due, rounded. Negative if late. */
export function countMinutesUntilDue(order: BoardOrder, now: Date): number {
  return Math.round((getNextStepDueTimeMs(order) - now.getTime()) / MINUTE_MS);
}

/** Returns the full minutes since the order was created. */
export function countMinutesSinceOrder({ createdAt }: Pick<BoardOrder, "createdAt">, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(createdAt)) / MINUTE_MS));
}

/** Returns the urgency of an order, by the minutes left. */
export function getOrderUrgency(order: BoardOrder, now: Date): OrderUrgency {
  const column = columnByStatus[order.status];
  if (column === "done") return "over";
  if (order.status === "AT_TIME") return "good";
  const left = (getNextStepDueTimeMs(order) - now.getTime()) / MINUTE_MS;
  const enough = column === "new" ? 3 : 10;
  return left > enough ? "good" : left >= 0 ? "warn" : "bad";
}

/** Returns the share of its time that an order has used, from 0 to 1. */
export function getElapsedShareOfOrderTime(order: BoardOrder, now: Date): number {
  const begin = Date.parse(order.createdAt);
  const whole = getNextStepDueTimeMs(order) - begin;
  return whole <= 0 ? 1 : Math.min(1, Math.max(0, (now.getTime() - begin) / whole));
}
