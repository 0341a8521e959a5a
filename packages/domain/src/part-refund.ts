import { allocateByWeights } from "./money.ts";

/** Prices of a stored order, in whole soʻm ≥ 0. */
export interface PricedOrder {
  cartItems: readonly { count: number; totalPrice: number }[];
  promoProductDiscount: number;
  deliveryPrice: number;
  deliveryDiscount: number;
  servicePrice: number;
  cashback: number;
  totalPrice: number;
}

/** Refunded part of an order line. `line` is the index of the line, starting at 0; `count` is the number of refunded pieces. */
export interface ReturnedLine {
  line: number;
  count: number;
}

/** Partial refund, pending or completed. `lines`: returned lines, null for an amount. */
export interface PartRefund {
  amount: number;
  lines: readonly ReturnedLine[] | null;
}

/** Partial refund that is requested for an order: some of its lines, or an amount. */
export type RequestedRefund = { lines: readonly ReturnedLine[] } | { amount: number };

/** Returns the remaining amount of an order after partial refunds, pending or completed, in soʻm ≥ 0. [PY-5] */
export function calculateRemainingAmount(
  order: Pick<PricedOrder, "totalPrice">,
  parts: readonly PartRefund[],
): number {
  return Math.max(0, order.totalPrice - sumMoneyAmounts(parts.map(({ amount }) => amount)));
}

/** Returns how many pieces of an order line can still be refunded. [PY-5] */
export function countRefundableItems(
  order: Pick<PricedOrder, "cartItems">,
  parts: readonly PartRefund[],
  line: number,
): number {
  const returned = parts.flatMap(({ lines }) => lines ?? []).filter((each) => each.line === line);
  return Math.max(
    0,
    (order.cartItems[line]?.count ?? 0) - sumMoneyAmounts(returned.map(({ count }) => count)),
  );
}

/**
 * Returns the partial refund. Lines are refunded with their share of the charged amount, after promo code and cashback,
 * so that successive refunds of a line add up to the share of the line. Null if a line is not available any more, if
 * the amount is zero, or if it is the whole remaining amount, because that requires a refund of the order. [PY-5]
 */
export function createPartRefund(
  order: PricedOrder,
  parts: readonly PartRefund[],
  wanted: RequestedRefund,
): PartRefund | null {
  const part =
    "lines" in wanted
      ? createLinesRefund(order, parts, wanted.lines)
      : { amount: wanted.amount, lines: null };
  const isPart =
    part !== null &&
    Number.isSafeInteger(part.amount) &&
    part.amount > 0 &&
    part.amount < calculateRemainingAmount(order, parts);
  return isPart ? part : null;
}

function createLinesRefund(
  order: PricedOrder,
  parts: readonly PartRefund[],
  lines: readonly ReturnedLine[],
): PartRefund | null {
  const charged = calculateChargedAmounts(order);
  const isEachOnce = new Set(lines.map(({ line }) => line)).size === lines.length;
  const isThere = lines.every(({ line, count }) => {
    return Number.isSafeInteger(count) && count > 0 && count <= countRefundableItems(order, parts, line);
  });
  if (!isEachOnce || !isThere) return null;
  const amounts = lines.map(({ line, count }) => {
    const { count: sold = 1 } = order.cartItems[line] ?? {};
    const before = sold - countRefundableItems(order, parts, line);
    const calculateChargedAmount = (pieces: number) => Math.floor(((charged[line] ?? 0) * pieces) / sold);
    return calculateChargedAmount(before + count) - calculateChargedAmount(before);
  });
  return { amount: sumMoneyAmounts(amounts), lines };
}

/**
 * Returns the charged amount of each line. The promo discount is distributed over the lines as in the order, the
 * cashback over all paid items.
 */
function calculateChargedAmounts(order: PricedOrder): number[] {
  const totals = order.cartItems.map(({ totalPrice }) => totalPrice);
  const discounts = allocateByWeights(order.promoProductDiscount, totals);
  const reduced = totals.map((total, index) => total - (discounts[index] ?? 0));
  const paid = [...reduced, order.deliveryPrice - order.deliveryDiscount, order.servicePrice];
  const spent = allocateByWeights(order.cashback, paid);
  return reduced.map((total, index) => total - (spent[index] ?? 0));
}

const sumMoneyAmounts = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);
