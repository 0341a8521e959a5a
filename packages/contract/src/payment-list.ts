import { PAYMENT_PROVIDERS, type PaymentProviderName } from "@dasturxon/domain/payment-providers";
import { PAYMENT_STATES } from "@dasturxon/domain/payment-state";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { byId, id, instant, money } from "./shapes.ts";

const MANAGING = ["owner", "manager"] as const;
const provider = z.enum(Object.keys(PAYMENT_PROVIDERS) as [PaymentProviderName, ...PaymentProviderName[]]);
const state = z.enum(PAYMENT_STATES);
const said = z.enum(["waiting", "paid", "failed", "returned"]);
const day = z.iso.date();

/** One try at a provider to pay an order. */
const listedPayment = z.object({
  id,
  orderId: id,
  /** The order's number, as the board calls it. */
  number: z.int().nullable(),
  provider: z.string(),
  /** What the provider calls it: to be found there. */
  providerId: z.string(),
  amount: money,
  state,
  /** The brand owes its money to the customer. */
  isRefundDue: z.boolean(),
  /** When the provider last refused to give back what is due. */
  refundRefusedAt: instant.nullable(),
  /** Where the tax office's receipt of it is to be seen; null: nobody told of one. */
  receiptUrl: z.url().nullable(),
  createdAt: instant,
  paidAt: instant.nullable(),
  canceledAt: instant.nullable(),
});

/** What a provider said of a payment that we did not know. */
const paymentDifference = z.object({
  id,
  paymentId: id,
  orderId: id,
  /** The order's number, as the board calls it. */
  number: z.int().nullable(),
  provider: z.string(),
  /** What the provider calls the payment. */
  providerId: z.string(),
  amount: money,
  /** How it stood with us before the provider was asked, and after. */
  was: state,
  is: state,
  said,
  foundAt: instant,
  /** When somebody of the brand first looked at it, and who; null: nobody has. */
  lookedAt: instant.nullable(),
  lookedBy: z.string().nullable(),
});

/** The brand's payments at providers, for who runs it [PY-3] [PY-5]. */
export const paymentList = {
  listPayments: endpoint({
    method: "GET",
    path: "/console/v1/payments",
    auth: "staff",
    roles: MANAGING,
    summary: "A page of a day's payments at providers, the newest first, and every refund that is due",
    query: z.object({
      /** `yyyy-mm-dd` on the brand's clock. */
      day,
      provider: provider.optional(),
      page: z.coerce.number().pipe(z.int().min(0).max(10_000)).default(0),
    }),
    reply: z.object({
      payments: z.array(listedPayment),
      /** How many the day has. */
      total: z.int(),
      /** What came that day and did not go back. */
      taken: money,
      /** Of any day: what the brand owes to customers, the oldest first. */
      due: z.array(listedPayment),
    }),
    refusals: ["forbidden"],
  }),
  duePayments: endpoint({
    method: "GET",
    path: "/console/v1/payments/due",
    auth: "staff",
    roles: MANAGING,
    summary:
      "Every refund that is due, of any day, the oldest first, and how many differences wait: the console rings for them",
    reply: z.object({
      payments: z.array(listedPayment),
      /** Differences with providers that nobody of the brand has looked at. */
      differences: z.int(),
    }),
    refusals: ["forbidden"],
  }),
  comparePayments: endpoint({
    method: "POST",
    path: "/console/v1/payments/compare",
    auth: "staff",
    roles: MANAGING,
    perMinute: 60,
    summary:
      "Asks the providers that can be asked about some of a day's payments, and writes down what they say",
    body: z.object({ day, page: z.int().min(0).max(10_000).default(0) }),
    reply: z.object({
      /** How many payments the providers were asked about. */
      count: z.int(),
      /** Providers that did not answer, payment by payment. */
      unanswered: z.int(),
      /** Is there a page after this one? */
      isMore: z.boolean(),
      /** What the provider says is not what we knew. */
      differences: z.array(z.object({ id, was: state, is: state, said })),
    }),
    refusals: ["forbidden"],
  }),
  listPaymentDifferences: endpoint({
    method: "GET",
    path: "/console/v1/payments/differences",
    auth: "staff",
    roles: MANAGING,
    summary:
      "What providers said that we did not know: what nobody has looked at, and the last that somebody has",
    reply: z.object({ differences: z.array(paymentDifference) }),
    refusals: ["forbidden"],
  }),
  lookAtPaymentDifference: endpoint({
    method: "POST",
    path: "/console/v1/payments/differences/{id}/looked-at",
    auth: "staff",
    roles: MANAGING,
    summary: "Says that somebody of the brand has looked at a difference: it rings no more",
    params: byId,
    reply: z.object({ id, lookedAt: instant }),
    refusals: ["not_found", "forbidden"],
  }),
  closeLatePayment: endpoint({
    method: "POST",
    path: "/console/v1/payments/{id}/refund-given",
    auth: "staff",
    roles: MANAGING,
    summary: "Says that money that came late was given back by hand",
    params: byId,
    reply: z.object({ id, state }),
    refusals: ["not_found", "forbidden", "transition_not_allowed"],
  }),
};

export type ListedPayment = z.infer<typeof listedPayment>;
