import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { order } from "./order.ts";
import { paymentCallbackEndpoints } from "./payment-callbacks.ts";
import { idParams, id, instant, paymentType, money, requestLanguage } from "./shapes.ts";

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
  /** Whether the provider declined the last finished attempt to pay by this method, for example for lack of money. */
  isDeclined: z.boolean(),
  /** Payment deadline. An unpaid order is cancelled then [OR-3]. */
  expiresAt: instant.nullable(),
});

/** Endpoints of the payments service. Callbacks of online providers have the urgency `vital`. */
export const paymentEndpoints = {
  checkout: declareEndpoint({
    method: "GET",
    path: "/payments/v2/checkout/{id}",
    auth: "token",
    isForTableGuest: true,
    urgency: "order",
    perMinute: 120,
    summary: "Returns the payment page of an order",
    params: idParams,
    /** Preferred language of the provider's page. */
    query: z.object({ lang: requestLanguage.optional() }),
    reply: checkout,
    refusals: ["not_found", "order_closed", "payment_failed", "payment_not_answering"],
  }),
  sendBill: declareEndpoint({
    method: "POST",
    path: "/payments/v2/checkout/{id}/bill",
    auth: "token",
    urgency: "order",
    perMinute: 3,
    summary: "Lets the provider show the bill of an order in its app, by the customer's phone",
    params: idParams,
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
  payAnotherWay: declareEndpoint({
    method: "POST",
    path: "/orders/v1/orders/{id}/payment-type",
    auth: "token",
    isForTableGuest: true,
    urgency: "order",
    perMinute: 30,
    summary: "Changes the payment method of an unpaid order and ends a pending payment",
    params: idParams,
    body: z.object({ paymentType }),
    reply: order,
    refusals: ["not_found", "payment_not_allowed", "transition_not_allowed"],
  }),
  ...paymentCallbackEndpoints,
};

export type Checkout = z.infer<typeof checkout>;
