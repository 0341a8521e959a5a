import { toInstantMs, isEndBeforeStart } from "./instant.ts";
import type { Instant } from "./instant.ts";

export const DISCOUNT_TYPES = ["AMOUNT", "PERCENTAGE"] as const;

/** Discount of a promo: percentages, or amounts in soʻm. */
export type PromoDiscount = {
  discountType: (typeof DISCOUNT_TYPES)[number];
  productDiscount?: number | null | undefined;
  deliveryDiscount?: number | null | undefined;
};

export type Promo = PromoDiscount & {
  isActive: boolean;
  /** Amount in soʻm that the price of the products must exceed. Absent or 0: no minimum. */
  minPrice?: number | null | undefined;
  startDate?: Instant | null | undefined;
  endDate?: Instant | null | undefined;
  /** Maximum number of uses in total, and per customer. Absent: unlimited. */
  usageLimit?: number | null | undefined;
  usageLimitPerCustomer?: number | null | undefined;
};

/** Results of the check of a promo code: valid, or the reason why not. [PR-2] */
export const PROMO_STATES = [
  "added",
  "not_active",
  "not_started",
  "expired",
  "min_price",
  "used_up",
] as const;
export type PromoState = (typeof PROMO_STATES)[number];

export type PromoCheck =
  | { state: "added" }
  | { state: Exclude<PromoState, "added" | "min_price"> }
  | { state: "min_price"; minPrice: number };

export type PromoUse = {
  /** Total of the basket's products after percentage discounts (`totalProductPrice`). */
  productPrice: number;
  now: Instant;
  used?: number | undefined;
  usedByCustomer?: number | undefined;
};

/**
 * Checks whether a promo code can be used now. Start and end date are inclusive. The price of the products must be
 * greater than `minPrice` (soʻm). Rules are checked in the sequence active, dates, uses, minimum, and the first failing
 * one is returned. A promo with an invalid date is not active. [PR-1] [PR-2]
 */
export function checkPromo(promo: Promo, use: PromoUse): PromoCheck {
  const now = toInstantMs(use.now);
  const start = promo.startDate == null ? Number.NEGATIVE_INFINITY : toInstantMs(promo.startDate);
  const end = promo.endDate == null ? Number.POSITIVE_INFINITY : toInstantMs(promo.endDate);
  if (!promo.isActive || now === null || start === null || end === null) return { state: "not_active" };
  if (now < start) return { state: "not_started" };
  if (now > end) return { state: "expired" };
  if (
    isUsageLimitReached(use.used, promo.usageLimit) ||
    isUsageLimitReached(use.usedByCustomer, promo.usageLimitPerCustomer)
  ) {
    return { state: "used_up" };
  }
  const minPrice = promo.minPrice ?? 0;
  if (minPrice > 0 && !(use.productPrice > minPrice)) return { state: "min_price", minPrice };
  return { state: "added" };
}

function isUsageLimitReached(used: number | undefined, limit: number | null | undefined): boolean {
  return limit != null && (used ?? 0) >= limit;
}

/** Stored promo: amounts or percentages by its type, dates as instants. */
export type PromoWithInstants = PromoDiscount & {
  startAt: string | null;
  endAt: string | null;
  totalLimit: number | null;
  perCustomerLimit: number | null;
};

/**
 * Returns the invalid field of a promo: no discount, a discount above 100 percent, an end before the start, a total
 * limit below the present number of uses (`used`), or a limit per customer above the total limit. Null: valid. [PR-1]
 */
export function findWrongPromoField(promo: PromoWithInstants, used: number): keyof PromoWithInstants | null {
  const [product, delivery] = [promo.productDiscount ?? 0, promo.deliveryDiscount ?? 0];
  const most = promo.discountType === "PERCENTAGE" ? 100 : Number.POSITIVE_INFINITY;
  if (product > most || product + delivery === 0) return "productDiscount";
  if (delivery > most) return "deliveryDiscount";
  if (isEndBeforeStart(promo.startAt, promo.endAt)) return "endAt";
  if (promo.totalLimit !== null && promo.totalLimit < used) return "totalLimit";
  const isBeyond = promo.totalLimit !== null && (promo.perCustomerLimit ?? 0) > promo.totalLimit;
  return isBeyond ? "perCustomerLimit" : null;
}
