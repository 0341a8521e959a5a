import { allocate } from "./money.ts";

export const GROUP_STATES = ["OPEN", "LOCKED", "ORDERED", "CANCELED"] as const;
export type GroupState = (typeof GROUP_STATES)[number];

/** Members of a group, the host among them, and lines of one member. */
export const MAX_GROUP_MEMBERS = 20;
export const MAX_GROUP_LINES = 30;
/** Lines and choices of all members together: a group is told whole at each change, which must fit into one event. */
export const MAX_GROUP_PARTS = 400;
/** Hours until a group that was not ordered is over. */
export const GROUP_HOURS = 3;

/** What a line of an order is told by: its product and its choices, in whatever order they were chosen. */
export function groupLineKey(line: {
  productId: string;
  modifications: readonly { id: string; count: number }[];
}): string {
  return [line.productId, ...line.modifications.map(({ id, count }) => `${id}x${count}`).sort()].join("+");
}

/** How many lines and choices these are. */
export function countGroupParts(lines: readonly { modifications: readonly unknown[] }[]): number {
  return lines.reduce((count, { modifications }) => count + 1 + modifications.length, 0);
}

export interface GroupShare {
  memberId: string;
  /** Sums: dishes, the part of delivery and service fee, what codes and cashback take off, what is to be paid. */
  dishes: number;
  delivery: number;
  service: number;
  discount: number;
  total: number;
}

export interface GroupOrderToSplit {
  /** In the order in which they joined. */
  memberIds: readonly string[];
  hostId: string;
  /** What each took; a member may stand in several lines. */
  taken: readonly { memberId: string; key: string; count: number }[];
  /** The order as it was sold; the same dish may stand in several lines. */
  lines: readonly { key: string; count: number; totalPrice: number }[];
  /** After its own discount. */
  deliveryPrice: number;
  servicePrice: number;
  totalPrice: number;
}

/**
 * Splits what an order cost among those who took part. Each pays the dishes taken, lines of one dish counted together,
 * whatever their order; a dish that nobody took is the host's, and one that does not suffice goes to who joined first. Delivery is shared evenly by those who eat, the service fee by the price of the dishes, and what promo code and
 * cashback take off by what each would pay without them. Remainders go by largest remainder, the earlier member first: the
 * shares add up to the order's total to the sum.
 */
export function splitGroupOrder(order: GroupOrderToSplit): GroupShare[] {
  const { memberIds, hostId } = order;
  const dishes = memberIds.map(() => 0);
  for (const [key, lines] of Map.groupBy(order.lines, (line) => line.key)) {
    let left = sumOf(lines, ({ count }) => count);
    const counts = memberIds.map((id) => {
      const own = order.taken.filter((each) => each.memberId === id && each.key === key);
      const wanted = sumOf(own, ({ count }) => count);
      const given = Math.min(wanted, left);
      left -= given;
      return given;
    });
    const host = memberIds.indexOf(hostId);
    counts[host] = (counts[host] ?? 0) + left;
    const price = sumOf(lines, ({ totalPrice }) => totalPrice);
    allocate(price, counts).forEach((sum, at) => {
      dishes[at] = (dishes[at] ?? 0) + sum;
    });
  }
  // Where nobody took anything, as when all is free, the host is the one who eats.
  const isAnyFed = dishes.some((sum) => sum > 0);
  const eats = memberIds.map((id, at) => ((isAnyFed ? (dishes[at] ?? 0) > 0 : id === hostId) ? 1 : 0));
  const weights = isAnyFed ? dishes : eats;
  const delivery = allocate(order.deliveryPrice, eats);
  const service = allocate(order.servicePrice, weights);
  const due = memberIds.map((_, at) => (dishes[at] ?? 0) + (delivery[at] ?? 0) + (service[at] ?? 0));
  const all = sumOf(due, (each) => each);
  const discount = allocate(Math.max(0, all - order.totalPrice), due);
  return memberIds.map((memberId, at) => ({
    memberId,
    dishes: dishes[at] ?? 0,
    delivery: delivery[at] ?? 0,
    service: service[at] ?? 0,
    discount: discount[at] ?? 0,
    total: (due[at] ?? 0) - (discount[at] ?? 0),
  }));
}

function sumOf<Each>(all: readonly Each[], of: (each: Each) => number): number {
  return all.reduce((sum, each) => sum + of(each), 0);
}
