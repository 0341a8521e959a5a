const HOUR_MS = 3_600_000;
/** So long a party stays that has paid: afterwards somebody else sits there. The store forgets a scanned table as soon. */
export const VISIT_MS = 4 * HOUR_MS;
/** What nobody closed for so long was forgotten, not eaten on. */
export const MAX_UNPAID_MS = 24 * HOUR_MS;

export interface OrderOfVisit {
  placedAt: Date;
  isPaid: boolean;
  /** When the staff closed it: served and paid; null: not yet. */
  closedAt: Date | null;
}

/**
 * The orders of the party that sits at a table now, in the order given [MN-4]; all are of the table, none is cancelled.
 * A party has gone when a bill was brought that was called for at `billedAt` or when all its orders are closed: what was
 * ordered before that is not shown to the next one. Whatever is unpaid stays until then, for a day at most; what is paid
 * and was never closed, for four hours.
 */
export function ordersOfVisit<Order extends OrderOfVisit>(
  orders: readonly Order[],
  { billedAt, now }: { billedAt: Date | null; now: Date },
): Order[] {
  const ordered = orders
    .filter(({ placedAt }) => !billedAt || placedAt > billedAt)
    .toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
  let party: Order[] = [];
  for (const order of ordered) {
    if (hasGone(party, order.placedAt)) party = [];
    party.push(order);
  }
  if (hasGone(party, now)) return [];
  const present = new Set(party);
  return orders.filter((order) => present.has(order));
}

function hasGone(party: readonly OrderOfVisit[], at: Date): boolean {
  return party.every((order) => endOf(order) <= at.getTime());
}

function endOf({ placedAt, isPaid, closedAt }: OrderOfVisit): number {
  return closedAt?.getTime() ?? placedAt.getTime() + (isPaid ? VISIT_MS : MAX_UNPAID_MS);
}
