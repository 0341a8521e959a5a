import type { BoardOrder } from "@dasturxon/contract";

/** Columns of the board. Finished orders are in a drawer. */
export const columns = ["new", "cooking", "ready", "on-way"] as const;
export type Column = (typeof columns)[number];

const columnOf: Record<BoardOrder["status"], Column | "done"> = {
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
export const isNew = ({ status }: Pick<BoardOrder, "status">): boolean => columnOf[status] === "new";

/** Groups orders by column, sorted by due time. Finished orders are sorted newest first. */
export function byColumn(orders: BoardOrder[]): Record<Column | "done", BoardOrder[]> {
  const groups: Record<Column | "done", BoardOrder[]> = {
    new: [],
    cooking: [],
    ready: [],
    "on-way": [],
    done: [],
  };
  for (const order of orders) groups[columnOf[order.status]].push(order);
  for (const column of columns) groups[column].sort((a, b) => dueAt(a) - dueAt(b));
  groups.done.sort((a, b) => endOf(b).localeCompare(endOf(a)));
  return groups;
}

/** Returns when an order ended. If it has not, returns when it was created. */
export const endOf = (order: BoardOrder): string =>
  order.closedAt ?? order.deliveredAt ?? order.canceledAt ?? order.createdAt;

/** Minutes after which a test order stops ringing. It only demonstrates the alert and does not have to be accepted. */
const TEST_RING_MINUTES = 2;

/** Returns whether the order rings: this staff member may accept it, and no one has seen it. */
export function isRinging(order: BoardOrder, now: Date): boolean {
  if (order.isTest && minutesWaited(order, now) >= TEST_RING_MINUTES) return false;
  return order.seenAt === null && order.nextStatuses.includes("ACCEPTED");
}

/**
 * Returns the orders that ring, and their counts in the selected branch and in the other branches. `branchId` null: all
 * branches. Orders in `held`, whose change is still within its undo delay, do not ring.
 */
export function ringingIn(
  orders: BoardOrder[],
  { branchId, held, now }: { branchId: string | null; held: string[]; now: Date },
): { waiting: BoardOrder[]; ringing: number; elsewhere: number } {
  const waiting = orders.filter((order) => isRinging(order, now) && !held.includes(order.id));
  const ringing = waiting.filter((order) => branchId === null || order.branchId === branchId).length;
  return { waiting, ringing, elsewhere: waiting.length - ringing };
}

export type OrderAge = "good" | "warn" | "bad" | "over";

const MINUTE_MS = 60_000;
/** Minutes within which a new order should be accepted. */
const ANSWER_MINUTES = 5;

/**
 * Returns the due time of an order's next step in milliseconds: acceptance, leaving the kitchen, or delivery. For a
 * scheduled order: its delivery time.
 */
function dueAt(order: BoardOrder): number {
  if (order.status === "AT_TIME" && order.deliveryAt) return Date.parse(order.deliveryAt);
  const promised = order.promisedAt === null ? null : Date.parse(order.promisedAt);
  if (isNew(order) || promised === null) return Date.parse(order.createdAt) + ANSWER_MINUTES * MINUTE_MS;
  return columnOf[order.status] === "cooking" ? promised - order.roadMinutes * MINUTE_MS : promised;
}

/** Returns the minutes until the order is due, rounded. Negative if late. */
export function minutesLeft(order: BoardOrder, now: Date): number {
  return Math.round((dueAt(order) - now.getTime()) / MINUTE_MS);
}

/** Returns the full minutes since the order was created. */
export function minutesWaited({ createdAt }: Pick<BoardOrder, "createdAt">, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(createdAt)) / MINUTE_MS));
}

/** Returns the urgency of an order, by the minutes left. */
export function ageOf(order: BoardOrder, now: Date): OrderAge {
  const column = columnOf[order.status];
  if (column === "done") return "over";
  if (order.status === "AT_TIME") return "good";
  const left = (dueAt(order) - now.getTime()) / MINUTE_MS;
  const enough = column === "new" ? 3 : 10;
  return left > enough ? "good" : left >= 0 ? "warn" : "bad";
}

/** Returns the share of its time that an order has used, from 0 to 1. */
export function ageShare(order: BoardOrder, now: Date): number {
  const begin = Date.parse(order.createdAt);
  const whole = dueAt(order) - begin;
  return whole <= 0 ? 1 : Math.min(1, Math.max(0, (now.getTime() - begin) / whole));
}
