import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { order } from "./order.ts";
import { byId, id, instant, paymentType, money, sentLanguage } from "./shapes.ts";

/** Online payment of an order and its deadline. Without `url` and `number` no online payment is required. */
export const checkout = z.object({
  orderId: id,
  paymentType,
  amount: money,
  isPaid: z.boolean(),
  url: z.string().nullable(),
  /** Number that the customer enters in the provider's app or terminal, if the provider uses numbers. */
  number: z.string().nullable(),
  /** Whether the provider can send the bill to the customer's phone number in its own app. */
  sendsBill: z.boolean(),
  /** Payment deadline. An unpaid order is cancelled then [OR-3]. */
  expiresAt: instant.nullable(),
});

/**
 * Callback of a provider. The path contains the brand; authorization, body and reply follow the provider's protocol.
 */
const callback = {
  method: "POST",
  auth: "none",
  urgency: "vital",
  takes: "text",
  perMinute: 6000,
  params: z.object({ merchantId: id }),
  headers: z.object({ authorization: z.string().max(1000).default("") }),
  body: z.string().default(""),
} as const;

/** Endpoints of the payments service. Callbacks of online providers have the urgency `vital`. */
export const payments = {
  checkout: endpoint({
    method: "GET",
    path: "/payments/v2/checkout/{id}",
    auth: "token",
    urgency: "order",
    perMinute: 120,
    summary: "Returns the payment page of an order",
    params: byId,
    /** Preferred language of the provider's page. */
    query: z.object({ lang: sentLanguage.optional() }),
    reply: checkout,
    refusals: ["not_found", "order_closed", "payment_failed", "payment_not_answering"],
  }),
  sendBill: endpoint({
    method: "POST",
    path: "/payments/v2/checkout/{id}/bill",
    auth: "token",
    urgency: "order",
    perMinute: 3,
    summary: "Lets the provider show the bill of an order in its app, by the customer's phone",
    params: byId,
    reply: z.object({ phone: z.string(), isPaid: z.boolean() }),
    refusals: [
      "not_found",
      "order_closed",
      "payment_not_allowed",
      "phone_required",
      "bill_refused",
      "payment_failed",
      "payment_not_answering",
    ],
  }),
  payAnotherWay: endpoint({
    method: "POST",
    path: "/orders/v1/orders/{id}/payment-type",
    auth: "token",
    urgency: "order",
    perMinute: 30,
    summary: "Changes the payment method of an unpaid order and ends a pending payment",
    params: byId,
    body: z.object({ paymentType }),
    reply: order,
    refusals: ["not_found", "payment_not_allowed", "transition_not_allowed"],
  }),
  payme: endpoint({
    ...callback,
    path: "/payments/v1/payme/{merchantId}",
    summary: "Payme's Merchant API, JSON-RPC: callbacks of a payment",
    reply: z.looseObject({ id: z.union([z.number(), z.string()]).nullable() }),
  }),
  uzum: endpoint({
    ...callback,
    path: "/payments/v1/uzum/{merchantId}/{operation}",
    summary: "Uzum's Merchant API, JSON: check, create, confirm, reverse and status of a payment",
    params: z.object({ merchantId: id, operation: z.string().max(40) }),
    reply: z.looseObject({ status: z.string() }),
  }),
  uzumCheckout: endpoint({
    ...callback,
    path: "/payments/v1/uzum-checkout/{merchantId}",
    summary: "Uzum Checkout's callback, unsigned JSON: the payment's status is verified by a request",
    reply: z.looseObject({ isHeard: z.boolean() }),
  }),
  multicard: endpoint({
    ...callback,
    path: "/payments/v1/multicard/{merchantId}",
    summary: "Multicard's callback, signed JSON: the result of a payment on its page",
    reply: z.looseObject({ success: z.boolean() }),
  }),
  payze: endpoint({
    ...callback,
    path: "/payments/v1/payze/{merchantId}",
    summary: "Payze's webhook, unsigned JSON: the payment's status is verified by a request",
    reply: z.looseObject({ isHeard: z.boolean() }),
  }),
  paynet: endpoint({
    ...callback,
    path: "/payments/v1/paynet/{merchantId}",
    summary: "Paynet's web service, JSON-RPC: the amount due for a number, and payments",
    reply: z.looseObject({ id: z.union([z.number(), z.string()]).nullable() }),
  }),
  click: endpoint({
    ...callback,
    path: "/payments/v1/click/{merchantId}",
    summary: "Click's SHOP API, a signed form: Prepare and Complete of a payment",
    reply: z.looseObject({ error: z.int(), error_note: z.string() }),
  }),
};

export type Checkout = z.infer<typeof checkout>;
