import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { id, instant, paymentType, money } from "./shapes.ts";

/** Where and until when an order is paid online; `url` is null where nothing is to be paid there. */
export const checkout = z.object({
  orderId: id,
  paymentType,
  amount: money,
  isPaid: z.boolean(),
  url: z.string().nullable(),
  /** An order that is not paid by then is cancelled [OR-3]. */
  expiresAt: instant.nullable(),
});

/** Calls of the payments service; online providers come with their own callbacks, whose urgency is `vital`. */
export const payments = {
  checkout: endpoint({
    method: "GET",
    path: "/payments/v2/checkout/{id}",
    auth: "token",
    urgency: "order",
    perMinute: 120,
    summary: "Where to pay an order",
    params: z.object({ id }),
    reply: checkout,
    refusals: ["not_found", "order_closed", "payment_failed"],
  }),
};

export type Checkout = z.infer<typeof checkout>;
