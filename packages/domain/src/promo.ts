import { instantOf, isTurned } from "./instant.ts";
import type { Instant } from "./instant.ts";

export const DISCOUNT_TYPES = ["AMOUNT", "PERCENTAGE"] as const;

/** What a promo takes off: percents, or sums. */
export type PromoDiscount = {
  discountType: (typeof DISCOUNT_TYPES)[number];
  productDiscount?: number | null | undefined;
  deliveryDiscount?: number | null | undefined;
};

export type Promo = PromoDiscount & {
  isActive: boolean;
  /** In sum; none or 0 means no minimum. */
  minPrice?: number | null | undefined;
  startDate?: Instant | null | undefined;
  endDate?: Instant | null | undefined;
  /** How often it may be used in all, and by one customer; none means without limit. */
  usageLimit?: number | null | undefined;
  usageLimitPerCustomer?: number | null | undefined;
};

/** What the rules say of a code: it counts, or why it does not. [PR-2] */
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
  /** Product sum after percent discounts (`totalProductPrice`). */
  productPrice: number;
  now: Instant;
  used?: number | undefined;
  usedByCustomer?: number | undefined;
};

/**
 * Whether a promo counts now. Both dates are inclusive, the product price must exceed minPrice; the first failing
 * rule is told, in the order active, dates, uses, minimum. An unreadable date makes it inactive. [PR-1] [PR-2]
 */
export function checkPromo(promo: Promo, use: PromoUse): PromoCheck {
  const now = instantOf(use.now);
  const start = promo.startDate == null ? Number.NEGATIVE_INFINITY : instantOf(promo.startDate);
  const end = promo.endDate == null ? Number.POSITIVE_INFINITY : instantOf(promo.endDate);
  if (!promo.isActive || now === null || start === null || end === null) return { state: "not_active" };
  if (now < start) return { state: "not_started" };
  if (now > end) return { state: "expired" };
  if (isReached(use.used, promo.usageLimit) || isReached(use.usedByCustomer, promo.usageLimitPerCustomer)) {
    return { state: "used_up" };
  }
  const minPrice = promo.minPrice ?? 0;
  if (minPrice > 0 && !(use.productPrice > minPrice)) return { state: "min_price", minPrice };
  return { state: "added" };
}

function isReached(used: number | undefined, limit: number | null | undefined): boolean {
  return limit != null && (used ?? 0) >= limit;
}

/** A promo as it is kept: sums or percents by its type, dates as instants. */
export type KeptPromo = PromoDiscount & {
  startAt: string | null;
  endAt: string | null;
  totalLimit: number | null;
  perCustomerLimit: number | null;
};

/**
 * The field that makes a promo impossible: it takes nothing off, more than all (percent), ends before it begins, or was
 * used more often (`used`) than it may be; null: it stands. [PR-1]
 */
export function wrongPromoField(promo: KeptPromo, used: number): keyof KeptPromo | null {
  const [product, delivery] = [promo.productDiscount ?? 0, promo.deliveryDiscount ?? 0];
  const most = promo.discountType === "PERCENTAGE" ? 100 : Number.POSITIVE_INFINITY;
  if (product > most || product + delivery === 0) return "productDiscount";
  if (delivery > most) return "deliveryDiscount";
  if (isTurned(promo.startAt, promo.endAt)) return "endAt";
  if (promo.totalLimit !== null && promo.totalLimit < used) return "totalLimit";
  const isBeyond = promo.totalLimit !== null && (promo.perCustomerLimit ?? 0) > promo.totalLimit;
  return isBeyond ? "perCustomerLimit" : null;
}
