import type { FiscalCode } from "./fiscal-codes.ts";
import { allocateByWeights } from "./money.ts";
import type { ReceiptBreakdown } from "./pricing.ts";
import { cutText, OUTGOING_TEXT_LIMITS } from "./text-limits.ts";
import type { WeightMeasure } from "./weight-measure.ts";

/** Tiyin per soʻm. */
export const TIYIN_PER_SUM = 100;
/** Number of units of quantity in a fiscal receipt per piece, kilogram or litre. Quantities are in thousandths. */
export const FISCAL_QUANTITY_PER_UNIT = 1000;

/** Line of a tax office receipt. Amounts in tiyin, integers ≥ 0. */
export interface FiscalLine extends FiscalCode {
  kind: "product" | "delivery" | "service";
  title: string;
  /** Price of one unit before discounts, including VAT. */
  price: number;
  /** Quantity in thousandths of a unit. Price × quantity ÷ 1,000 equals `total` to the tiyin. */
  quantity: number;
  total: number;
  /** Discount of the whole line, at most `total`. */
  discount: number;
  /** VAT included in the line's amount after its discount (`total` minus `discount`), rounded half up. */
  vat: number;
}

/** Sale for a fiscal receipt. `products` has one entry for each line of `breakdown`, in the same sequence. */
export interface FiscalSale {
  breakdown: Pick<
    ReceiptBreakdown,
    "lines" | "deliveryPrice" | "deliveryDiscount" | "servicePrice" | "cashback"
  >;
  products: readonly {
    title: string;
    code: FiscalCode | null;
    weighed: WeightMeasure | null;
    isMarked: boolean;
  }[];
  fees: Record<"delivery" | "service", { title: string; code: FiscalCode | null }>;
}

type FiscalLineBeforeCashback = Omit<FiscalLine, "discount" | "vat"> & { reduced: number };

/**
 * Returns the lines of an order's fiscal receipt. Discounts, promo codes and cashback are distributed over the lines to
 * the tiyin, so that the lines add up to exactly the charged amount. Products are first, in the order's sequence, then
 * delivery and service. Free items are omitted. Null if an item with a price has no code, or has marking codes that
 * must be scanned, because an incomplete receipt would be wrong. [OR-10]
 */
export function createFiscalReceiptLines({ breakdown, products, fees }: FiscalSale): FiscalLine[] | null {
  const { deliveryPrice, deliveryDiscount, servicePrice } = breakdown;
  const parts: (FiscalLineBeforeCashback | null)[] = breakdown.lines.flatMap((line, index) => {
    const product = products[index];
    if (line.oldTotal === 0) return [];
    if (!product?.code || product.isMarked) return [null];
    const reduced = (line.oldTotal - line.total + line.promoDiscount) * TIYIN_PER_SUM;
    const { code, title, weighed } = product;
    const told = { ...code, kind: "product" as const, title: shortenTitle(title), reduced };
    return [{ ...told, ...calculateQuantity(line.oldPrice * TIYIN_PER_SUM, line.count, weighed) }];
  });
  const addFeeLine = (kind: "delivery" | "service", price: number, reduced: number) => {
    if (price === 0) return;
    const { title, code } = fees[kind];
    const sums = {
      price: price * TIYIN_PER_SUM,
      quantity: FISCAL_QUANTITY_PER_UNIT,
      total: price * TIYIN_PER_SUM,
    };
    parts.push(
      code && { ...code, kind, title: shortenTitle(title), reduced: reduced * TIYIN_PER_SUM, ...sums },
    );
  };
  addFeeLine("delivery", deliveryPrice, deliveryDiscount);
  addFeeLine("service", servicePrice, 0);
  const known = parts.filter((part) => part !== null);
  if (known.length < parts.length) return null;
  return subtractCashback(known, breakdown.cashback * TIYIN_PER_SUM);
}

/** Returns the quantity by weight if a kilogram or litre has a price in whole tiyin, else by sales steps. */
function calculateQuantity(price: number, count: number, weighed: WeightMeasure | null) {
  const total = price * count;
  const pieces = { price, quantity: count * FISCAL_QUANTITY_PER_UNIT, total };
  if (!weighed) return pieces;
  const step = Math.round(weighed.measure * (weighed.unit === "GRAMM" ? 1 : FISCAL_QUANTITY_PER_UNIT));
  if (step <= 0 || (price * FISCAL_QUANTITY_PER_UNIT) % step !== 0) return pieces;
  return { price: (price * FISCAL_QUANTITY_PER_UNIT) / step, quantity: step * count, total };
}

function subtractCashback(parts: FiscalLineBeforeCashback[], cashback: number): FiscalLine[] {
  const shares = allocateByWeights(
    cashback,
    parts.map(({ total, reduced }) => total - reduced),
  );
  return parts.map(({ reduced, ...line }, index) => {
    const discount = reduced + (shares[index] ?? 0);
    return { ...line, discount, vat: calculateIncludedVat(line.total - discount, line.vatPercent) };
  });
}

/** Returns the VAT included in a price, rounded half up to the tiyin. */
function calculateIncludedVat(price: number, percent: number): number {
  const whole = 100 + percent;
  return Math.floor((2 * price * percent + whole) / (2 * whole));
}

const shortenTitle = (title: string) => cutText(title, OUTGOING_TEXT_LIMITS.fiscalName, "");
