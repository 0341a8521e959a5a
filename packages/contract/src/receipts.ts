import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { orderLine } from "./order.ts";
import {
  anyServiceType,
  priceBreakdown,
  idParams,
  currency,
  doneReply,
  instant,
  money,
  paymentType,
  phone,
  requestLanguage,
  textByLanguage,
} from "./shapes.ts";
import { addressReply } from "./users.ts";

/** Receipt: products, prices and payment. */
export const receipt = priceBreakdown.extend({
  number: z.int(),
  brand: textByLanguage,
  branch: z.object({ name: textByLanguage, address: textByLanguage, phone: z.string().nullable() }),
  /** Delivery address of the order; null: the order is not delivered. */
  address: addressReply.nullable(),
  serviceType: anyServiceType,
  placedAt: instant,
  closedAt: instant.nullable(),
  paymentType,
  isPaid: z.boolean(),
  /** Total of the partial refunds, in soʻm. */
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
export const receiptEndpoints = {
  receipt: declareEndpoint({
    method: "GET",
    path: "/orders/v1/orders/{id}/receipt",
    auth: "token",
    isForTableGuest: true,
    summary: "Returns the receipt of an order",
    params: idParams,
    reply: receipt,
    refusals: ["not_found"],
  }),
  receiptPage: declareEndpoint({
    method: "GET",
    path: "/orders/v1/orders/{id}/receipt/page",
    auth: "token",
    isForTableGuest: true,
    summary: "Returns the receipt as a page to print",
    params: idParams,
    query: z.object({ lang: requestLanguage.optional() }),
    reply: z.string(),
    kind: "page",
    refusals: ["not_found"],
  }),
  sendReceipt: declareEndpoint({
    method: "POST",
    path: "/orders/v1/orders/{id}/receipt/send",
    auth: "token",
    perMinute: 10,
    summary:
      "Sends the receipt to the customer by Telegram or SMS, at most three times per order; once to another phone, for an accepted order",
    params: idParams,
    body: z.object({ phone: phone.nullish() }),
    reply: doneReply,
    refusals: ["not_found", "phone_invalid", "receipt_too_early", "too_many_requests", "code_not_sent"],
  }),
};

export type Receipt = z.infer<typeof receipt>;
