import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { orderLine } from "./order-line.ts";
import { breakdown, cartItem, order } from "./orders.ts";
import {
  anyServiceType,
  done,
  id,
  instant,
  paymentType,
  phone,
  sentLanguage,
  serviceType,
  sum,
  text,
} from "./shapes.ts";
import { shownAddress } from "./users.ts";

const byId = z.object({ id });

/** Why a customer takes an order back; `CUSTOMER`: for a reason of his own. */
export const customerReasons = ["CHANGED_MIND", "MISTAKE", "TOO_LONG", "CUSTOMER"] as const;
const grade = z.int().min(1).max(5);

/** An order as a new basket, with what is no longer to be had as it was [OR-9]. */
export const repeatedOrder = z.object({
  serviceType,
  branchId: id,
  isBranchOpen: z.boolean(),
  address: shownAddress.nullable(),
  cartItems: z.array(cartItem),
  /** What the items cost now, before delivery and fees. */
  totalProductPrice: sum,
  missing: z.array(
    z.object({
      productId: id,
      name: text,
      /** How many the order had, and how many can be had now. */
      count: z.int(),
      left: z.int(),
      reason: z.enum(["gone", "stopped", "not_in_branch", "sold_out", "not_enough", "choice_changed"]),
      /** When a stopped one comes back, where that is known. */
      backAt: instant.nullable(),
    }),
  ),
});

/** What was bought, for how much and how it was paid. */
export const receipt = breakdown.extend({
  number: z.int(),
  brand: text,
  branch: z.object({ name: text, address: text, phone: z.string().nullable() }),
  /** Where a delivery went. */
  address: shownAddress.nullable(),
  serviceType: anyServiceType,
  placedAt: instant,
  closedAt: instant.nullable(),
  paymentType,
  isPaid: z.boolean(),
  isCanceled: z.boolean(),
  currency: z.enum(["UZS", "KZT"]),
  timeZone: z.string(),
  promoCode: z.string().nullable(),
  lines: z.array(orderLine.omit({ image: true, imageGround: true, productId: true })),
});

/** What a customer does with an order after placing it. */
export const orderLife = {
  cancelOrder: endpoint({
    method: "POST",
    path: "/orders/v1/orders/{id}/cancel",
    auth: "token",
    urgency: "order",
    summary: "Cancels an order before it is accepted, where the brand allows it; what was paid goes back",
    params: byId,
    body: z.object({
      /** Null: whatever has happened meanwhile. */
      version: z.int().min(1).nullish(),
      reason: z.enum(customerReasons).default("CUSTOMER"),
      comment: z.string().trim().max(300).nullish(),
    }),
    reply: order,
    refusals: ["not_found", "stale_version", "cancel_not_allowed", "order_closed", "feature_off"],
  }),
  gradeOrder: endpoint({
    method: "POST",
    path: "/orders/v1/orders/{id}/grade",
    auth: "token",
    perMinute: 60,
    summary: "Grades a finished order once, and products of it",
    params: byId,
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
  repeatOrder: endpoint({
    method: "GET",
    path: "/orders/v1/orders/{id}/repeat",
    auth: "token",
    summary: "The order as a new basket, saying what is no longer available",
    params: byId,
    reply: repeatedOrder,
    refusals: ["not_found"],
  }),
  receipt: endpoint({
    method: "GET",
    path: "/orders/v1/orders/{id}/receipt",
    auth: "token",
    summary: "The receipt of an order",
    params: byId,
    reply: receipt,
    refusals: ["not_found"],
  }),
  receiptPage: endpoint({
    method: "GET",
    path: "/orders/v1/orders/{id}/receipt/page",
    auth: "token",
    summary: "The receipt as a page to print",
    params: byId,
    query: z.object({ lang: sentLanguage.optional() }),
    reply: z.string(),
    kind: "page",
    refusals: ["not_found"],
  }),
  sendReceipt: endpoint({
    method: "POST",
    path: "/orders/v1/orders/{id}/receipt/send",
    auth: "token",
    perMinute: 10,
    summary:
      "Sends the receipt to the customer's messenger or phone, three times an order at most; once to another phone, of an accepted order",
    params: byId,
    body: z.object({ phone: phone.nullish() }),
    reply: done,
    refusals: ["not_found", "phone_invalid", "receipt_too_early", "too_many_requests", "code_not_sent"],
  }),
};

export type CustomerReason = (typeof customerReasons)[number];
export type RepeatedOrder = z.infer<typeof repeatedOrder>;
export type Receipt = z.infer<typeof receipt>;
