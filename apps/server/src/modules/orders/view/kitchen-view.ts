import type { HistoryEntry } from "@dasturxon/contract";
import type { BoardOrderRow } from "../queries.ts";

/**
 * Returns the order as the kitchen may see it: with the customer's name and the order number, without phones, address
 * and amounts of money [US-8].
 */
export function toKitchenOrder(row: BoardOrderRow): BoardOrderRow {
  return {
    ...hideOrderSums(row),
    customer: { ...row.customer, phone: "" },
    receiverPhone: "",
    address: null,
    distance: null,
    deliveryTariffId: null,
    courierComment: null,
    deliveryTypeComment: null,
    deliveryCost: null,
    courier: row.courier && { ...row.courier, phone: "" },
  };
}

/** Kinds of changes whose details contain amounts of money. */
const CHANGE_KINDS_WITH_SUMS: ReadonlySet<string> = new Set(["service_type", "refund", "late_payment"]);

/**
 * Returns a change as the kitchen may see it: without amounts of money and without the comment on the delivery type
 * [US-8].
 */
export function toChangeForKitchen<Change extends Pick<HistoryEntry, "reason" | "about" | "comment">>(
  change: Change,
): Change {
  const { reason, about, comment } = change;
  return {
    ...change,
    about: about && CHANGE_KINDS_WITH_SUMS.has(about.kind) ? null : about,
    comment: reason === "CHANGE_DELIVERY_TYPE" ? null : comment,
  };
}

/** Sets all amounts of money to 0, because the kitchen does not need them. */
function hideOrderSums(row: BoardOrderRow): BoardOrderRow {
  const { productCount, ...sums } = row.breakdown;
  return {
    ...row,
    breakdown: { productCount, ...toZeroSums(sums) },
    lines: row.lines.map((line) => ({
      ...line,
      unitPrice: 0,
      unitOldPrice: 0,
      totalPrice: 0,
      modifications: line.modifications.map((each) => ({ ...each, price: 0 })),
      parts: line.parts.map((part) => ({ ...part, totalPrice: 0 })),
    })),
    promoId: null,
    promoCode: null,
    changeFrom: null,
    partRefunds: [],
    latePayments: [],
  };
}

function toZeroSums<Sums extends object>(sums: Sums): Sums {
  return Object.fromEntries(Object.keys(sums).map((name) => [name, 0])) as Sums;
}
