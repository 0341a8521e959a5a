const HOUR_MS = 3_600_000;
/**
 * Maximum duration of a paid visit in milliseconds. Later orders at the table belong to other guests. The store
 * discards the table that a guest scanned after the same time.
 */
export const MAX_PAID_TABLE_VISIT_MS = 4 * HOUR_MS;
/** Maximum age of an unpaid order in milliseconds. An older order is one that the staff forgot to close. */
export const MAX_UNPAID_TABLE_VISIT_MS = 24 * HOUR_MS;

export interface VisitOrder {
  placedAt: Date;
  isPaid: boolean;
  /** Time when the staff closed the order (served and paid); null: open. */
  closedAt: Date | null;
}

/**
 * Returns the orders of the party that is at a table now, in the sequence of `orders` [MN-4], which are of this table
 * and not cancelled. A party has left once the bill requested at `billedAt` was brought or all orders of the party are
 * closed. Orders of a party that has left are not returned. Without being closed, an unpaid order counts for a day and
 * a paid order for four hours.
 */
export function filterVisitOrders<Order extends VisitOrder>(
  orders: readonly Order[],
  { billedAt, now }: { billedAt: Date | null; now: Date },
): Order[] {
  const ordered = orders
    .filter(({ placedAt }) => !billedAt || placedAt > billedAt)
    .toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
  let party: Order[] = [];
  for (const order of ordered) {
    if (haveAllOrdersEnded(party, order.placedAt)) party = [];
    party.push(order);
  }
  if (haveAllOrdersEnded(party, now)) return [];
  const present = new Set(party);
  return orders.filter((order) => present.has(order));
}

function haveAllOrdersEnded(party: readonly VisitOrder[], at: Date): boolean {
  return party.every((order) => getOrderEnd(order) <= at.getTime());
}

function getOrderEnd({ placedAt, isPaid, closedAt }: VisitOrder): number {
  return (
    closedAt?.getTime() ?? placedAt.getTime() + (isPaid ? MAX_PAID_TABLE_VISIT_MS : MAX_UNPAID_TABLE_VISIT_MS)
  );
}
