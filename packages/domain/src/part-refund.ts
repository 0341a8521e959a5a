import { allocate } from "./money.ts";

/** What an order cost, as it is stored; sums whole, ≥ 0. */
export interface CostOrder {
  cartItems: readonly { count: number; totalPrice: number }[];
  promoProductDiscount: number;
  deliveryPrice: number;
  deliveryDiscount: number;
  servicePrice: number;
  cashback: number;
  totalPrice: number;
}

/** Some of a line of an order; `line` counts from 0. */
export interface ReturnedLine {
  line: number;
  count: number;
}

/** A part of an order's money that went back or is to; lines: what it is for, null: a sum. */
export interface PartRefund {
  amount: number;
  lines: readonly ReturnedLine[] | null;
}

/** What is asked for: lines, or a sum. */
export type WantedPart = { lines: readonly ReturnedLine[] } | { amount: number };

/** What is left of an order's money after the parts that went back or are to, sum ≥ 0. [PY-5] */
export function leftAfterParts(order: Pick<CostOrder, "totalPrice">, parts: readonly PartRefund[]): number {
  return Math.max(0, order.totalPrice - totalOf(parts.map(({ amount }) => amount)));
}

/** How many of a line may still go back. [PY-5] */
export function leftOfLine(
  order: Pick<CostOrder, "cartItems">,
  parts: readonly PartRefund[],
  line: number,
): number {
  const returned = parts.flatMap(({ lines }) => lines ?? []).filter((each) => each.line === line);
  return Math.max(0, (order.cartItems[line]?.count ?? 0) - totalOf(returned.map(({ count }) => count)));
}

/**
 * The part that goes back: of lines their share of what was charged, after the code and cashback, so that the parts of a line
 * add up to its share; else the sum. Null where a line is asked for that is not there any more, where it comes to nothing,
 * or to all that is left: the whole goes back by a refund of the order. [PY-5]
 */
export function partRefundOf(
  order: CostOrder,
  parts: readonly PartRefund[],
  wanted: WantedPart,
): PartRefund | null {
  const part =
    "lines" in wanted ? partOfLines(order, parts, wanted.lines) : { amount: wanted.amount, lines: null };
  const isPart =
    part !== null &&
    Number.isSafeInteger(part.amount) &&
    part.amount > 0 &&
    part.amount < leftAfterParts(order, parts);
  return isPart ? part : null;
}

function partOfLines(
  order: CostOrder,
  parts: readonly PartRefund[],
  lines: readonly ReturnedLine[],
): PartRefund | null {
  const charged = chargedOfLines(order);
  const isEachOnce = new Set(lines.map(({ line }) => line)).size === lines.length;
  const isThere = lines.every(({ line, count }) => {
    return Number.isSafeInteger(count) && count > 0 && count <= leftOfLine(order, parts, line);
  });
  if (!isEachOnce || !isThere) return null;
  const amounts = lines.map(({ line, count }) => {
    const { count: sold = 1 } = order.cartItems[line] ?? {};
    const before = sold - leftOfLine(order, parts, line);
    const upTo = (pieces: number) => Math.floor(((charged[line] ?? 0) * pieces) / sold);
    return upTo(before + count) - upTo(before);
  });
  return { amount: totalOf(amounts), lines };
}

/** What was charged for each line: the code's discount is spread over them as it was, cashback over all that is paid. */
function chargedOfLines(order: CostOrder): number[] {
  const totals = order.cartItems.map(({ totalPrice }) => totalPrice);
  const discounts = allocate(order.promoProductDiscount, totals);
  const reduced = totals.map((total, index) => total - (discounts[index] ?? 0));
  const paid = [...reduced, order.deliveryPrice - order.deliveryDiscount, order.servicePrice];
  const spent = allocate(order.cashback, paid);
  return reduced.map((total, index) => total - (spent[index] ?? 0));
}

const totalOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
