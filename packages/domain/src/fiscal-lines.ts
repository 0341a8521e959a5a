import type { FiscalCode } from "./fiscal-codes.ts";
import { allocate } from "./money.ts";
import type { Breakdown } from "./pricing.ts";
import { cutText, TEXT_LIMITS } from "./text-limits.ts";
import type { Weighed } from "./weighed.ts";

/** Tiyin in a sum. */
const TIYIN = 100;
/** A receipt counts in thousandths: of a piece, a kilogram or a litre. */
export const THOUSANDTHS = 1000;

/** One line of a receipt of the tax office; sums in tiyin, integers ≥ 0. */
export interface FiscalLine extends FiscalCode {
  kind: "product" | "delivery" | "service";
  title: string;
  /** Of a whole one, before discounts, the tax in it. */
  price: number;
  /** In thousandths; price × quantity is `total` to the tiyin. */
  quantity: number;
  total: number;
  /** Of the whole line, never more than it. */
  discount: number;
  /** The tax within total − discount, half up. */
  vat: number;
}

/** What was sold, in the order of the breakdown's lines. */
export interface FiscalSale {
  breakdown: Pick<Breakdown, "lines" | "deliveryPrice" | "deliveryDiscount" | "servicePrice" | "cashback">;
  products: readonly { title: string; code: FiscalCode | null; weighed: Weighed | null; isMarked: boolean }[];
  fees: Record<"delivery" | "service", { title: string; code: FiscalCode | null }>;
}

type Part = Omit<FiscalLine, "discount" | "vat"> & { reduced: number };

/**
 * The lines of an order's fiscal receipt. What discounts, codes and cashback took is spread over them to the tiyin, so that
 * they add up to exactly what is charged. Products come first, as they stand in the order, then delivery and service;
 * what costs nothing is no line. Null where something that costs has no code, or carries marks that a person has to
 * scan: half a receipt would be a wrong one. [OR-10]
 */
export function fiscalLines({ breakdown, products, fees }: FiscalSale): FiscalLine[] | null {
  const { deliveryPrice, deliveryDiscount, servicePrice } = breakdown;
  const parts: (Part | null)[] = breakdown.lines.flatMap((line, index) => {
    const product = products[index];
    if (line.oldTotal === 0) return [];
    if (!product?.code || product.isMarked) return [null];
    const reduced = (line.oldTotal - line.total + line.promoDiscount) * TIYIN;
    const { code, title, weighed } = product;
    const told = { ...code, kind: "product" as const, title: shortened(title), reduced };
    return [{ ...told, ...measured(line.oldPrice * TIYIN, line.count, weighed) }];
  });
  const fee = (kind: "delivery" | "service", price: number, reduced: number) => {
    if (price === 0) return;
    const { title, code } = fees[kind];
    const sums = { price: price * TIYIN, quantity: THOUSANDTHS, total: price * TIYIN };
    parts.push(code && { ...code, kind, title: shortened(title), reduced: reduced * TIYIN, ...sums });
  };
  fee("delivery", deliveryPrice, deliveryDiscount);
  fee("service", servicePrice, 0);
  const known = parts.filter((part) => part !== null);
  if (known.length < parts.length) return null;
  return lessCashback(known, breakdown.cashback * TIYIN);
}

/** By weight where a kilogram or a litre has a price of whole tiyin, else by the steps that it is sold in. */
function measured(price: number, count: number, weighed: Weighed | null) {
  const total = price * count;
  const pieces = { price, quantity: count * THOUSANDTHS, total };
  if (!weighed) return pieces;
  const step = Math.round(weighed.measure * (weighed.unit === "GRAMM" ? 1 : THOUSANDTHS));
  if (step <= 0 || (price * THOUSANDTHS) % step !== 0) return pieces;
  return { price: (price * THOUSANDTHS) / step, quantity: step * count, total };
}

function lessCashback(parts: Part[], cashback: number): FiscalLine[] {
  const shares = allocate(
    cashback,
    parts.map(({ total, reduced }) => total - reduced),
  );
  return parts.map(({ reduced, ...line }, index) => {
    const discount = reduced + (shares[index] ?? 0);
    return { ...line, discount, vat: vatWithin(line.total - discount, line.vatPercent) };
  });
}

/** The tax that a price holds, half up to the tiyin. */
function vatWithin(price: number, percent: number): number {
  const whole = 100 + percent;
  return Math.floor((2 * price * percent + whole) / (2 * whole));
}

const shortened = (title: string) => cutText(title, TEXT_LIMITS.fiscalName, "");
