import type { BreakdownTotals } from "./pricing.ts";
import type { TextByLanguage } from "./text.ts";

/** Reasons against placing an order, most important first. If there are several, the first is shown. [CH-1] */
export const ORDER_REFUSAL_CODES_BY_RANK = [
  "paused",
  "paused_until",
  "table_not_found",
  "promo_not_found",
  "basket_empty",
  "product_not_found",
  "product_unavailable",
  "not_served_now",
  "part_unavailable",
  "not_enough_stock",
  "count_too_small",
  "modifications_required",
  "branch_not_found",
  "branch_closed",
  "day_off",
  "holiday",
  "closes_before_ready",
  "service_not_available",
  "address_required",
  "out_of_zone",
  "minimum_amount",
  "minimum_quantity",
  "payment_not_allowed",
  "tip_not_available",
  "tip_too_large",
  "phone_required",
  "slot_closed",
  "promo_not_active",
  "promo_not_started",
  "promo_expired",
  "promo_min_price",
  "promo_used_up",
  "product_overpriced",
  "cashback_exceeded",
  "price_changed",
  "slot_full",
] as const;
export type OrderRefusalCode = (typeof ORDER_REFUSAL_CODES_BY_RANK)[number];

type RefusalReason<Code extends OrderRefusalCode, Data extends object = object> = {
  code: Code;
  data: Data;
  /** Ids whose names are inserted into the text: of a product, a choice or a part of a set. */
  names?: { name: string; part?: string };
};
type RefusedFieldData<Name extends string> = { field: Name };

/**
 * Reason against an order, as in the contract's refusals: the code, and data for its text and for clients. Money in
 * soʻm, instants as ISO strings. `field` is the part of the order concerned.
 */
export type OrderRefusal =
  | RefusalReason<"paused" | "basket_empty">
  | RefusalReason<"paused_until", { time: string; until: string }>
  | RefusalReason<"table_not_found", RefusedFieldData<"tableId">>
  | RefusalReason<"product_not_found", { field: string; productIds: string[] }>
  | RefusalReason<"product_unavailable", { productIds: string[]; backAt: string | null }>
  | RefusalReason<"not_served_now", { productIds: string[]; from: string; to: string }>
  | RefusalReason<"part_unavailable", { productIds: string[] }>
  | RefusalReason<"not_enough_stock", { productIds: string[]; max: number }>
  | RefusalReason<"count_too_small", { productIds: string[]; min: number }>
  | RefusalReason<"modifications_required", { field: string; min: number; max: number }>
  | RefusalReason<"branch_not_found", RefusedFieldData<"branchId">>
  | RefusalReason<"branch_closed" | "day_off", { opensAt: string | null }>
  | RefusalReason<
      "holiday",
      Partial<RefusedFieldData<"time">> & { opensAt: string | null; name: TextByLanguage }
    >
  | RefusalReason<"closes_before_ready", RefusedFieldData<"time"> & { time: string; closesAt: string }>
  | RefusalReason<"service_not_available", RefusedFieldData<"serviceType">>
  | RefusalReason<"address_required" | "out_of_zone", RefusedFieldData<"address">>
  | RefusalReason<"minimum_amount", { amount: number; missing: number }>
  | RefusalReason<"minimum_quantity", { quantity: number; missing: number }>
  | RefusalReason<"payment_not_allowed", RefusedFieldData<"paymentType">>
  | RefusalReason<"tip_not_available", RefusedFieldData<"tip">>
  | RefusalReason<"tip_too_large", RefusedFieldData<"tip"> & { max: number }>
  | RefusalReason<"phone_required", RefusedFieldData<"receiver.phone">>
  | RefusalReason<"slot_closed", RefusedFieldData<"time" | "time2">>
  | RefusalReason<"slot_full", RefusedFieldData<"time"> & { at: string }>
  | RefusalReason<
      "promo_not_found" | "promo_not_active" | "promo_not_started" | "promo_expired" | "promo_used_up",
      RefusedFieldData<"promoCode">
    >
  | RefusalReason<"promo_min_price", RefusedFieldData<"promoCode"> & { minPrice: number }>
  | RefusalReason<
      "product_overpriced",
      { products: { productId: string; price: number }[]; breakdown: BreakdownTotals }
    >
  | RefusalReason<
      "cashback_exceeded",
      RefusedFieldData<"cashback"> & { max: number; breakdown: BreakdownTotals }
    >
  | RefusalReason<"price_changed", RefusedFieldData<"totalPrice"> & { breakdown: BreakdownTotals }>;

/** Sorts refusals by importance. Refusals with the same code retain their order. */
export function sortRefusalsByImportance<Refusal extends { code: OrderRefusalCode }>(
  refusals: readonly Refusal[],
): Refusal[] {
  return refusals.toSorted(
    (a, b) => ORDER_REFUSAL_CODES_BY_RANK.indexOf(a.code) - ORDER_REFUSAL_CODES_BY_RANK.indexOf(b.code),
  );
}
