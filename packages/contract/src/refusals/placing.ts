import { ORDER_REFUSAL_CODES_BY_RANK } from "@dasturxon/domain/order-refusal";

/** All refusals of placing an order. Those of the domain rules are sorted by importance. */
export const placingRefusals = [
  "merchant_not_found",
  "customer_blocked",
  "too_many_orders",
  "table_order_limit",
  "phone_invalid",
  ...ORDER_REFUSAL_CODES_BY_RANK,
  "feature_off",
  "group_not_found",
  "group_over",
  "idempotency_conflict",
] as const;

/**
 * Refusals that a quote may contain: reasons of the domain rules, a blocked customer, and too many unanswered orders.
 */
export const quoteRefusals = [...ORDER_REFUSAL_CODES_BY_RANK, "customer_blocked", "too_many_orders"] as const;

export type PlacingRefusal = (typeof placingRefusals)[number];
