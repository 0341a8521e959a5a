import { DISCOUNT_TYPES, PROMO_STATES } from "@dasturxon/domain/promo";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { id, instant, money } from "./shapes.ts";

export const customerPromo = z.object({
  id,
  code: z.string(),
  discountType: z.enum(DISCOUNT_TYPES),
  productDiscount: z.number(),
  deliveryDiscount: z.number(),
  /** Amount in soʻm that the total of the products must exceed. */
  minPrice: money,
  startDate: instant.nullable(),
  endDate: instant.nullable(),
  isActive: z.boolean(),
  /** State of the promo code. `added`: the customer can use the code now [PR-2]. */
  state: z.enum(PROMO_STATES).exclude(["min_price"]),
});

export const cashbackMovement = z.object({
  id,
  orderId: id.nullable(),
  /** Number of the order that caused the change of the cashback balance; null: no order caused it. */
  orderNumber: z.int().nullable(),
  kind: z.enum(["spent", "returned", "earned", "taken_back", "granted"]),
  /** Amount in soʻm; negative if spent or taken back. */
  amount: z.int(),
  createdDate: instant,
});

/** Promo codes and cashback of a customer. */
export const loyaltyEndpoints = {
  promosOf: declareEndpoint({
    method: "GET",
    path: "/orders/v1/promos/user/{userId}",
    auth: "token",
    summary: "Lists the public promo codes and those used by this customer, with their states",
    params: z.object({ userId: id }),
    reply: z.array(customerPromo),
    refusals: ["not_found"],
  }),
  cashbackOf: declareEndpoint({
    method: "GET",
    path: "/orders/v1/cashback/user/{userId}",
    auth: "token",
    summary: "Returns the cashback balance with its movements, newest first",
    params: z.object({ userId: id }),
    query: z.object({
      page: z.coerce.number().int().min(0).max(100_000).default(0),
      size: z.coerce.number().int().min(1).max(50).default(20),
    }),
    reply: z.object({
      balance: money,
      content: z.array(cashbackMovement),
      page: z.int(),
      size: z.int(),
      totalElements: z.int(),
      totalPages: z.int(),
    }),
    refusals: ["not_found"],
  }),
};

export type CustomerPromo = z.infer<typeof customerPromo>;
export type CashbackMovement = z.infer<typeof cashbackMovement>;
