const HOUR_MS = 3_600_000;
/**
 * Maximum duration of a paid visit in milliseconds. Later orders at the table belong to other guests. The store deletes
 * a scanned table after the same time.
 */
export const MAX_PAID_VISIT_MS = 4 * HOUR_MS;
/** Maximum age of an unpaid order in milliseconds. The staff have forgotten to close an older order. */
export const MAX_UNPAID_VISIT_MS = 24 * HOUR_MS;

export interface VisitOrder {
  placedAt: Date;
  isPaid: boolean;
  /** Time when the staff closed the order (served and paid); null: open. */
  closedAt: Date | null;
}

/**
 * Returns the orders of the party at a table now, in the given order [MN-4]. All must be of the table and not
 * cancelled. A party has left if a bill requested at `billedAt` was brought, or if all its orders are closed. Its
 * orders are not shown to the next party. Unpaid orders remain until then, at most a day. Paid orders that were never
 * closed remain for four hours.
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
    if (hasPartyLeft(party, order.placedAt)) party = [];
    party.push(order);
  }
  if (hasPartyLeft(party, now)) return [];
  const present = new Set(party);
  return orders.filter((order) => present.has(order));
}

function hasPartyLeft(party: readonly VisitOrder[], at: Date): boolean {
  return party.every((order) => getOrderEnd(order) <= at.getTime());
}

function getOrderEnd({ placedAt, isPaid, closedAt }: VisitOrder): number {
  return closedAt?.getTime() ?? placedAt.getTime() + (isPaid ? MAX_PAID_VISIT_MS : MAX_UNPAID_VISIT_MS);
}
