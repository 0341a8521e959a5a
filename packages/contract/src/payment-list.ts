import { PAYMENT_PROVIDER_NAMES } from "@dasturxon/providers/payments/facts";
import { PAYMENT_STATES } from "@dasturxon/domain/payment-state";
import { MANAGER_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { idParams, id, instant, money } from "./shapes.ts";

const provider = z.enum(PAYMENT_PROVIDER_NAMES);
const paymentState = z.enum(PAYMENT_STATES);
const paymentStateAtProvider = z.enum(["waiting", "paid", "failed", "returned"]);
const day = z.iso.date();

/** Attempt to pay an order at a provider. */
const listedPayment = z.object({
  id,
  orderId: id,
  /** Order number, as on the board. */
  number: z.int().nullable(),
  provider: z.string(),
  /** Id of the payment at the provider. */
  providerId: z.string(),
  amount: money,
  state: paymentState,
  /** Whether a refund to the customer is pending. */
  isRefundDue: z.boolean(),
  /** Time when the provider last refused the pending refund. */
  refundRefusedAt: instant.nullable(),
  /** Address of the tax office's receipt; null: not reported. */
  receiptUrl: z.url().nullable(),
  createdAt: instant,
  paidAt: instant.nullable(),
  canceledAt: instant.nullable(),
});

/** Difference between the provider's state of a payment and our record. */
const paymentDifference = z.object({
  id,
  paymentId: id,
  orderId: id,
  /** Number of the order, the same as on the order board; null: unknown. */
  number: z.int().nullable(),
  provider: z.string(),
  /** Id of the payment at the provider. */
  providerId: z.string(),
  amount: money,
  /** State of the payment in our records before and after the query to the provider. */
  was: paymentState,
  is: paymentState,
  said: paymentStateAtProvider,
  foundAt: instant,
  /** Time of the first review by a staff member, and the reviewer's name; null: not reviewed. */
  lookedAt: instant.nullable(),
  lookedBy: z.string().nullable(),
});

/** Payments of the brand at providers, for managers [PY-3] [PY-5]. */
export const paymentListEndpoints = {
  listPayments: declareEndpoint({
    method: "GET",
    path: "/console/v1/payments",
    auth: "staff",
    roles: MANAGER_ROLES,
    summary: "Lists a page of a day's payments at providers, newest first, and every due refund",
    query: z.object({
      /** Day in the format `yyyy-mm-dd`, in the brand's time zone. */
      day,
      provider: provider.optional(),
      page: z.coerce.number().pipe(z.int().min(0).max(10_000)).default(0),
    }),
    reply: z.object({
      payments: z.array(listedPayment),
      /** Number of payments on the day. */
      total: z.int(),
      /** Total amount of the day's payments in soʻm, without refunded payments. */
      taken: money,
      /** Pending refunds of any day, oldest first. */
      due: z.array(listedPayment),
    }),
    refusals: ["forbidden"],
  }),
  duePayments: declareEndpoint({
    method: "GET",
    path: "/console/v1/payments/due",
    auth: "staff",
    roles: MANAGER_ROLES,
    summary:
      "Lists every due refund of any day, oldest first, and the number of unviewed differences, for which the console rings",
    reply: z.object({
      payments: z.array(listedPayment),
      /** Number of unreviewed differences with providers. */
      differences: z.int(),
    }),
    refusals: ["forbidden"],
  }),
  comparePayments: declareEndpoint({
    method: "POST",
    path: "/console/v1/payments/compare",
    auth: "staff",
    roles: MANAGER_ROLES,
    perMinute: 60,
    summary:
      "Compares some of a day's payments with the providers that support it, and stores the differences",
    body: z.object({ day, page: z.int().min(0).max(10_000).default(0) }),
    reply: z.object({
      /** Number of payments that were checked with the providers. */
      count: z.int(),
      /** Number of payments for which the provider did not reply. */
      unanswered: z.int(),
      /** Whether the comparison has a next page of payments. */
      isMore: z.boolean(),
      /** Payments whose state at the provider differs from our record. */
      differences: z.array(
        z.object({ id, was: paymentState, is: paymentState, said: paymentStateAtProvider }),
      ),
    }),
    refusals: ["forbidden"],
  }),
  listPaymentDifferences: declareEndpoint({
    method: "GET",
    path: "/console/v1/payments/differences",
    auth: "staff",
    roles: MANAGER_ROLES,
    summary: "Lists differences to the providers' data: all unviewed ones, and the latest viewed",
    reply: z.object({ differences: z.array(paymentDifference) }),
    refusals: ["forbidden"],
  }),
  lookAtPaymentDifference: declareEndpoint({
    method: "POST",
    path: "/console/v1/payments/differences/{id}/looked-at",
    auth: "staff",
    roles: MANAGER_ROLES,
    summary: "Marks a difference as viewed, which stops its sound",
    params: idParams,
    reply: z.object({ id, lookedAt: instant }),
    refusals: ["not_found", "forbidden"],
  }),
  closeLatePayment: declareEndpoint({
    method: "POST",
    path: "/console/v1/payments/{id}/refund-given",
    auth: "staff",
    roles: MANAGER_ROLES,
    summary: "Marks a late payment as refunded manually",
    params: idParams,
    reply: z.object({ id, state: paymentState }),
    refusals: ["not_found", "forbidden", "transition_not_allowed"],
  }),
};

export type ListedPayment = z.infer<typeof listedPayment>;
