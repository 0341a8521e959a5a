import { DEFAULT_OUT_OF_STOCK_ACTION } from "@dasturxon/domain/out-of-stock-action";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { order } from "./order.ts";
import { cartItem } from "./placing.ts";
import {
  idParams,
  queryFlag,
  id,
  instant,
  serviceType,
  money,
  textByLanguage,
  outOfStockAction,
} from "./shapes.ts";
import { addressReply } from "./users.ts";

/** Reasons of a cancellation by the customer. `CUSTOMER`: another reason. */
export const customerCancelReasons = ["CHANGED_MIND", "MISTAKE", "TOO_LONG", "CUSTOMER"] as const;

const grade = z.int().min(1).max(5);

/** Customer's own review of an order. */
export const orderReview = z.object({
  grade,
  comment: z.string().nullable(),
  products: z.array(z.object({ productId: id, grade, comment: z.string().nullable() })),
  /** Reply of the brand to the customer's review; null: none yet. */
  answer: z.object({ text: z.string(), date: instant }).nullable(),
});

/** Order as a new basket, with a list of the products that are no longer available [OR-9]. */
export const repeatedOrderBasket = z.object({
  serviceType,
  branchId: id,
  isBranchOpen: z.boolean(),
  address: addressReply.nullable(),
  cartItems: z.array(cartItem.extend({ whenGone: outOfStockAction.default(DEFAULT_OUT_OF_STOCK_ACTION) })),
  /** Present price of the items, without delivery and fees. */
  totalProductPrice: money,
  missing: z.array(
    z.object({
      productId: id,
      name: textByLanguage,
      /** Quantity of the product in the order, and the quantity that is available now (`left`). */
      count: z.int(),
      left: z.int(),
      reason: z.enum(["gone", "stopped", "not_in_branch", "sold_out", "not_enough", "choice_changed"]),
      /** Time when a stopped product is sold again; null: unknown. */
      backAt: instant.nullable(),
    }),
  ),
});

/** Orders of a customer, and the customer's actions on placed orders. */
export const orderEndpoints = {
  activeOrders: declareEndpoint({
    method: "GET",
    path: "/orders/v1/orders/user/{userId}/active",
    auth: "token",
    isForTableGuest: true,
    summary: "Orders under way",
    params: z.object({ userId: id }),
    reply: z.array(order),
    refusals: ["not_found"],
  }),
  orderHistory: declareEndpoint({
    method: "GET",
    path: "/orders/v1/orders/user/{userId}",
    auth: "token",
    isForTableGuest: true,
    summary: "The customer's orders, newest first, ten a page",
    params: z.object({ userId: id }),
    query: z.object({
      page: z.coerce.number().int().min(0).max(100_000).default(0),
      size: z.coerce.number().int().min(1).max(50).default(10),
      onlyArchive: queryFlag.default(false),
    }),
    reply: z.object({
      content: z.array(order),
      page: z.int(),
      size: z.int(),
      totalElements: z.int(),
      totalPages: z.int(),
    }),
    refusals: ["not_found"],
  }),
  order: declareEndpoint({
    method: "GET",
    path: "/orders/v1/orders/{id}",
    auth: "token",
    isForTableGuest: true,
    summary: "One order of the customer",
    params: z.object({ id }),
    reply: order,
    refusals: ["not_found"],
  }),
  orderEvents: declareEndpoint({
    method: "GET",
    path: "/orders/v1/orders/{id}/events",
    auth: "token",
    isForTableGuest: true,
    summary: "The order again at each change; the event id is the order's version",
    params: z.object({ id }),
    reply: order,
    kind: "events",
    refusals: ["not_found"],
  }),
  ordersEvents: declareEndpoint({
    method: "GET",
    path: "/orders/v1/orders/user/{userId}/events",
    auth: "token",
    isForTableGuest: true,
    summary: "Each order of the customer again at each change, however many are under way",
    params: z.object({ userId: id }),
    reply: order,
    kind: "events",
    refusals: ["not_found"],
  }),
  cancelOrder: declareEndpoint({
    method: "POST",
    path: "/orders/v1/orders/{id}/cancel",
    auth: "token",
    isForTableGuest: true,
    urgency: "order",
    summary: "Cancels an order before it is accepted, where the brand allows it; what was paid goes back",
    params: idParams,
    body: z.object({
      /** Version of the order on which the cancellation is based; null: cancels any version. */
      version: z.int().min(1).nullish(),
      reason: z.enum(customerCancelReasons).default("CUSTOMER"),
      comment: z.string().trim().max(300).nullish(),
    }),
    reply: order,
    refusals: [
      "not_found",
      "stale_version",
      "cancel_not_allowed",
      "transition_not_allowed",
      "order_not_paid",
      "order_closed",
      "feature_off",
    ],
  }),
  gradeOrder: declareEndpoint({
    method: "POST",
    path: "/orders/v1/orders/{id}/grade",
    auth: "token",
    perMinute: 60,
    summary: "Grades a finished order once, and products of it",
    params: idParams,
    body: z.object({
      grade,
      comment: z.string().trim().max(1000).nullish(),
      products: z
        .array(z.object({ productId: id, grade, comment: z.string().trim().max(1000).nullish() }))
        .max(200)
        .default([]),
    }),
    reply: order,
    refusals: ["not_found", "transition_not_allowed", "already_graded", "not_a_buyer"],
  }),
  orderReview: declareEndpoint({
    method: "GET",
    path: "/orders/v1/orders/{id}/grade",
    auth: "token",
    summary: "What the customer thought of an order and its products; null before it is graded",
    params: idParams,
    reply: orderReview.nullable(),
    refusals: ["not_found"],
  }),
  repeatOrder: declareEndpoint({
    method: "GET",
    path: "/orders/v1/orders/{id}/repeat",
    auth: "token",
    isForTableGuest: true,
    summary: "Returns the order as a new basket, with the products that are no longer available",
    params: idParams,
    reply: repeatedOrderBasket,
    refusals: ["not_found"],
  }),
};

export type CustomerCancelReason = (typeof customerCancelReasons)[number];
export type OrderReview = z.infer<typeof orderReview>;
export type RepeatedOrderBasket = z.infer<typeof repeatedOrderBasket>;
