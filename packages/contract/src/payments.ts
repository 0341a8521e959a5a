import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { order } from "./order.ts";
import { byId, id, instant, paymentType, money, sentLanguage } from "./shapes.ts";

/** Where and until when an order is paid online; without `url` and `number` nothing is to be paid there. */
export const checkout = z.object({
  orderId: id,
  paymentType,
  amount: money,
  isPaid: z.boolean(),
  url: z.string().nullable(),
  /** What the customer types in the provider's application or terminal, where it is paid by a number. */
  number: z.string().nullable(),
  /** Whether the provider can put the bill before the customer in its own application, by his phone. */
  sendsBill: z.boolean(),
  /** An order that is not paid by then is cancelled [OR-3]. */
  expiresAt: instant.nullable(),
});

/** A provider's call: brand in the path, its own authorization, its own protocol in the body and in the reply. */
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

/** Calls of the payments service; online providers come with their own callbacks, whose urgency is `vital`. */
export const payments = {
  checkout: endpoint({
    method: "GET",
    path: "/payments/v2/checkout/{id}",
    auth: "token",
    urgency: "order",
    perMinute: 120,
    summary: "Where to pay an order",
    params: byId,
    /** The provider's page speaks it where it can. */
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
    summary: "Has the provider put the bill of an order before its customer in its application, by his phone",
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
    summary: "Pays an order that is not paid yet another way; a payment that is on its way is over",
    params: byId,
    body: z.object({ paymentType }),
    reply: order,
    refusals: ["not_found", "payment_not_allowed", "transition_not_allowed"],
  }),
  payme: endpoint({
    ...callback,
    path: "/payments/v1/payme/{merchantId}",
    summary: "Payme's Merchant API, JSON-RPC: what Payme asks and says of a payment",
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
    summary: "Uzum Checkout's callback, JSON without a sign: the payment is asked for before it is believed",
    reply: z.looseObject({ isHeard: z.boolean() }),
  }),
  multicard: endpoint({
    ...callback,
    path: "/payments/v1/multicard/{merchantId}",
    summary: "Multicard's callback, signed JSON: what became of a payment on its page",
    reply: z.looseObject({ success: z.boolean() }),
  }),
  payze: endpoint({
    ...callback,
    path: "/payments/v1/payze/{merchantId}",
    summary: "Payze's webhook, JSON without a sign: the payment is asked for before it is believed",
    reply: z.looseObject({ isHeard: z.boolean() }),
  }),
  paynet: endpoint({
    ...callback,
    path: "/payments/v1/paynet/{merchantId}",
    summary: "Paynet's web service, JSON-RPC: what is owed by a number, and what was paid",
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
