import { allocateByWeights } from "./money.ts";

export const GROUP_ORDER_STATES = ["OPEN", "LOCKED", "ORDERED", "CANCELED"] as const;
export type GroupOrderState = (typeof GROUP_ORDER_STATES)[number];

/** Maximum number of members including the host, and of lines per member. */
export const MAX_GROUP_MEMBERS = 20;
export const MAX_GROUP_LINES = 30;
/**
 * Maximum number of lines and choices of all members. The whole group is sent at each change and must fit into one
 * event.
 */
export const MAX_GROUP_PARTS = 400;
/** Hours until a group order without checkout expires. */
export const GROUP_ORDER_LIFETIME_HOURS = 3;

/** Returns the key of an order line: its product and choices, independent of the order of choices. */
export function createGroupLineKey(line: {
  productId: string;
  modifications: readonly { id: string; count: number }[];
}): string {
  return [line.productId, ...line.modifications.map(({ id, count }) => `${id}x${count}`).sort()].join("+");
}

/** Returns the number of basket lines plus the number of their modifiers. */
export function countGroupParts(lines: readonly { modifications: readonly unknown[] }[]): number {
  return lines.reduce((count, { modifications }) => count + 1 + modifications.length, 0);
}

export interface GroupOrderShare {
  memberId: string;
  /**
   * Amounts in soʻm: dishes, share of delivery and of the service fee, discount by promo code and cashback, total to
   * pay.
   */
  dishes: number;
  delivery: number;
  service: number;
  /** Tip for the courier. The host chose it and pays it. */
  tip: number;
  discount: number;
  total: number;
}

export interface GroupOrderToSplit {
  /** Ids of the group's members, in the order in which they joined. */
  memberIds: readonly string[];
  hostId: string;
  /** Dishes of each member. A member may have several lines. */
  taken: readonly { memberId: string; key: string; count: number }[];
  /** Lines of the order as sold. The same dish may be in several lines. */
  lines: readonly { key: string; count: number; totalPrice: number }[];
  /** Delivery price after its discount. */
  deliveryPrice: number;
  servicePrice: number;
  /** Price of the order without the tip. */
  totalPrice: number;
  tip: number;
}

/**
 * Splits the price of an order among its members. Each member pays for their dishes. Lines of the same dish are counted
 * together in any order. A dish without a member is assigned to the host; if a dish is not sufficient, members who
 * joined first have priority. Delivery is shared equally by members with dishes, the service fee by the price of the
 * dishes, and the discount of promo code and cashback by the amount that each would pay without it. Remainders are
 * assigned by largest remainder, earlier members first. The host pays the tip. The
 * shares add up exactly to the order's total and tip in soʻm.
 */
export function splitGroupOrder(order: GroupOrderToSplit): GroupOrderShare[] {
  const { memberIds, hostId } = order;
  const dishes = memberIds.map(() => 0);
  for (const [key, lines] of Map.groupBy(order.lines, (line) => line.key)) {
    let left = sumBy(lines, ({ count }) => count);
    const counts = memberIds.map((id) => {
      const own = order.taken.filter((each) => each.memberId === id && each.key === key);
      const wanted = sumBy(own, ({ count }) => count);
      const given = Math.min(wanted, left);
      left -= given;
      return given;
    });
    const host = memberIds.indexOf(hostId);
    counts[host] = (counts[host] ?? 0) + left;
    const price = sumBy(lines, ({ totalPrice }) => totalPrice);
    allocateByWeights(price, counts).forEach((sum, at) => {
      dishes[at] = (dishes[at] ?? 0) + sum;
    });
  }
  // If no member has a dish with a price, for example because all dishes are free, the host pays the fees of the order.
  const isAnyFed = dishes.some((sum) => sum > 0);
  const eats = memberIds.map((id, at) => ((isAnyFed ? (dishes[at] ?? 0) > 0 : id === hostId) ? 1 : 0));
  const weights = isAnyFed ? dishes : eats;
  const delivery = allocateByWeights(order.deliveryPrice, eats);
  const service = allocateByWeights(order.servicePrice, weights);
  const due = memberIds.map((_, at) => (dishes[at] ?? 0) + (delivery[at] ?? 0) + (service[at] ?? 0));
  const all = sumBy(due, (each) => each);
  const discount = allocateByWeights(Math.max(0, all - order.totalPrice), due);
  return memberIds.map((memberId, at) => ({
    memberId,
    dishes: dishes[at] ?? 0,
    delivery: delivery[at] ?? 0,
    service: service[at] ?? 0,
    tip: memberId === hostId ? order.tip : 0,
    discount: discount[at] ?? 0,
    total: (due[at] ?? 0) - (discount[at] ?? 0) + (memberId === hostId ? order.tip : 0),
  }));
}

function sumBy<Each>(all: readonly Each[], of: (each: Each) => number): number {
  return all.reduce((sum, each) => sum + of(each), 0);
}
