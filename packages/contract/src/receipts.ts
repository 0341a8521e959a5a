import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { orderLine } from "./order.ts";
import {
  anyServiceType,
  breakdown,
  byId,
  currency,
  done,
  instant,
  money,
  paymentType,
  phone,
  requestLanguage,
  text,
} from "./shapes.ts";
import { addressReply } from "./users.ts";

/** Receipt: products, prices and payment. */
export const receipt = breakdown.extend({
  number: z.int(),
  brand: text,
  branch: z.object({ name: text, address: text, phone: z.string().nullable() }),
  /** Delivery address; null: the order is not delivered. */
  address: addressReply.nullable(),
  serviceType: anyServiceType,
  placedAt: instant,
  closedAt: instant.nullable(),
  paymentType,
  isPaid: z.boolean(),
  /** Total of the partial refunds, in sum. */
  refunded: money,
  isCanceled: z.boolean(),
  currency,
  timeZone: z.string(),
  promoCode: z.string().nullable(),
  /** Receipts of the tax office from the payment provider: for the sale and for its refund. */
  fiscal: z.object({ sale: z.url().nullable(), refund: z.url().nullable() }),
  lines: z.array(orderLine.omit({ image: true, imageGround: true, productId: true })),
});

/** Receipts of orders, to read, print and send. */
export const receipts = {
  receipt: endpoint({
    method: "GET",
    path: "/orders/v1/orders/{id}/receipt",
    auth: "token",
    summary: "Returns the receipt of an order",
    params: byId,
    reply: receipt,
    refusals: ["not_found"],
  }),
  receiptPage: endpoint({
    method: "GET",
    path: "/orders/v1/orders/{id}/receipt/page",
    auth: "token",
    summary: "Returns the receipt as a page to print",
    params: byId,
    query: z.object({ lang: requestLanguage.optional() }),
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
      "Sends the receipt to the customer by Telegram or SMS, at most three times per order; once to another phone, for an accepted order",
    params: byId,
    body: z.object({ phone: phone.nullish() }),
    reply: done,
    refusals: ["not_found", "phone_invalid", "receipt_too_early", "too_many_requests", "code_not_sent"],
  }),
};

export type Receipt = z.infer<typeof receipt>;
