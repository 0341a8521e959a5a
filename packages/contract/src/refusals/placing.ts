import { ORDER_REFUSAL_RANK } from "@dasturxon/domain/order-refusal";

/** Everything that may stand in the way of placing an order, the rules' reasons in their rank. */
export const placingRefusals = [
  "merchant_not_found",
  "customer_blocked",
  "too_many_orders",
  "phone_invalid",
  ...ORDER_REFUSAL_RANK,
  "feature_off",
  "group_not_found",
  "group_over",
  "idempotency_conflict",
] as const;

/** What a quote may tell of: the rules' reasons, and orders that wait for the store's answer. */
export const quoteRefusals = [...ORDER_REFUSAL_RANK, "customer_blocked", "too_many_orders"] as const;

export type PlacingRefusal = (typeof placingRefusals)[number];
