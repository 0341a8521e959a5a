/** States of a payment at a provider. An order may have several payments in sequence. [PY-3] */
export const PAYMENT_STATES = [
  "created",
  "pending",
  "paid",
  "cancelling",
  "refunded",
  "part_refunded",
  "failed",
  "expired",
  "late",
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/**
 * Allowed state changes of a payment. Others are refused. Received money can only be refunded. `late`: money received
 * when no payment was due, or with a different amount; it is refunded. [PY-3] [PY-5]
 */
export const PAYMENT_TRANSITIONS: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ["pending", "paid", "late", "failed", "expired"],
  pending: ["paid", "late", "failed", "expired"],
  paid: ["cancelling", "part_refunded", "refunded"],
  cancelling: ["paid", "part_refunded", "refunded"],
  part_refunded: ["cancelling", "refunded"],
  refunded: [],
  failed: ["late"],
  expired: ["late"],
  late: ["refunded"],
};

/** Returns whether the state may change. The same state is not a change. [PY-3] */
export function canChangePaymentState(from: PaymentState, to: PaymentState): boolean {
  return PAYMENT_TRANSITIONS[from].includes(to);
}

/** Returns the states from which a payment may change to this one. [PY-3] */
export function listPaymentStatesBefore(to: PaymentState): PaymentState[] {
  return PAYMENT_STATES.filter((from) => canChangePaymentState(from, to));
}

/** States of a payment in progress or paid. An order has at most one such payment at a time. [PY-3] */
export const ACTIVE_PAYMENT_STATES: readonly PaymentState[] = [
  "created",
  "pending",
  "paid",
  "cancelling",
  "part_refunded",
];

/** Returns whether a payment in this state is in progress or paid. [PY-3] */
export const isActivePayment = (state: PaymentState): boolean => ACTIVE_PAYMENT_STATES.includes(state);

/** Returns whether the provider holds unrefunded money of the payment. [PY-3] [PY-5] */
export const hasUnrefundedMoney = (state: PaymentState): boolean => canChangePaymentState(state, "refunded");

/** Milliseconds in which a provider refunds automatically after we refused its callback. */
const AUTOMATIC_REFUND_MS = 5 * 60_000;

/** Returns whether an automatic refund by the provider is still expected. `refusedAt` null: never refused. [PY-5] */
export function isAutomaticRefundExpected(refusedAt: Date | null, now: Date): boolean {
  return refusedAt !== null && now.getTime() - refusedAt.getTime() < AUTOMATIC_REFUND_MS;
}
