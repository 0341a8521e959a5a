const HOUR_MS = 3_600_000;

/** Role of the session of a guest who ordered by the QR code of a table without a phone. */
export const TABLE_GUEST_ROLE = "table_guest";

/**
 * Lifetime of the session of a table guest in milliseconds. It is not extended. It exceeds the duration of a paid visit,
 * so that the last order of an evening can still be followed and paid.
 */
export const TABLE_SESSION_MS = 6 * HOUR_MS;

/** Sessions that the code of one table may open in an hour: more than the guests of a large table with two parties. */
export const MAX_TABLE_SESSIONS_PER_HOUR = 20;

/**
 * Limits of the orders without a phone at one table. The open limit is the number of unpaid meals that a copied QR code
 * can cause. The hourly limit also counts paid and cancelled orders, each of which sounds the alert of the order board.
 */
export const MAX_OPEN_TABLE_ORDERS = 5;
export const MAX_TABLE_ORDERS_PER_HOUR = 10;

/**
 * Age in milliseconds up to which an unpaid order counts towards the limit of a table. An older unpaid order is one
 * that the staff forgot to close.
 */
export const UNPAID_TABLE_ORDER_COUNTED_MS = 24 * HOUR_MS;
export const TABLE_LIMIT_WINDOW_MS = HOUR_MS;

/**
 * Whether the staff must check a table guest's order before it is accepted: no payment has been received. An order that
 * costs nothing is stored as paid.
 */
export const isUncheckedTableOrder = (order: {
  customer: { isTableGuest?: boolean };
  isPaid: boolean;
  breakdown: { totalPrice: number };
}): boolean => order.customer.isTableGuest === true && (!order.isPaid || order.breakdown.totalPrice === 0);

/** Orders without a phone at one table. */
export interface TableOrderCounts {
  /**
   * Number of the table's orders that are neither paid nor finished, among those of the last `UNPAID_TABLE_ORDER_COUNTED_MS`
   * milliseconds.
   */
  open: number;
  /** Number of the table's orders of any status in the last `TABLE_LIMIT_WINDOW_MS` milliseconds. */
  recent: number;
}

/** Whether a table has reached a limit of orders without a phone. */
export function isTableOrderLimitReached({ open, recent }: TableOrderCounts): boolean {
  return open >= MAX_OPEN_TABLE_ORDERS || recent >= MAX_TABLE_ORDERS_PER_HOUR;
}
