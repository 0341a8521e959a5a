/** The life of one payment at a provider; a bill may see several, one after another. [PY-3] */
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
 * Every move that a payment makes; any other is refused. Money that came leaves only by a refund; `late` is money that came
 * when nothing was owed for it any more, or another sum than was owed: it goes back. [PY-3] [PY-5]
 */
export const PAYMENT_MOVES: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
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

/** May a payment go from one state to the other? Staying is no move. [PY-3] */
export function canMovePayment(from: PaymentState, to: PaymentState): boolean {
  return PAYMENT_MOVES[from].includes(to);
}

/** The states from which a payment may come into this one. [PY-3] */
export function statesBefore(to: PaymentState): PaymentState[] {
  return PAYMENT_STATES.filter((from) => canMovePayment(from, to));
}

/** Money is on its way or with us for its order, which has one such payment at a time. [PY-3] */
export const ACTIVE_PAYMENT_STATES: readonly PaymentState[] = [
  "created",
  "pending",
  "paid",
  "cancelling",
  "part_refunded",
];

/** Is it one of them? [PY-3] */
export const isActivePayment = (state: PaymentState): boolean => ACTIVE_PAYMENT_STATES.includes(state);

/** Whether the provider holds money for the payment that was not refunded. [PY-3] [PY-5] */
export const hasMoney = (state: PaymentState): boolean => canMovePayment(state, "refunded");

/** Time in which a provider refunds by itself after we refused its callback, milliseconds. */
const OWN_RETURN_MS = 5 * 60_000;

/** Whether the provider is still expected to refund by itself. `refusedAt` null: never refused. [PY-5] */
export function isOnWayBack(refusedAt: Date | null, now: Date): boolean {
  return refusedAt !== null && now.getTime() - refusedAt.getTime() < OWN_RETURN_MS;
}
