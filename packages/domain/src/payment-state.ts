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
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Every move that a payment makes; any other is refused. Money that came leaves only by a refund. [PY-3] [PY-5] */
export const PAYMENT_MOVES: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ["pending", "paid", "failed", "expired"],
  pending: ["paid", "failed", "expired"],
  paid: ["cancelling", "part_refunded", "refunded"],
  cancelling: ["paid", "part_refunded", "refunded"],
  part_refunded: ["cancelling", "refunded"],
  refunded: [],
  failed: [],
  expired: [],
};

/** May a payment go from one state to the other? Staying is no move. [PY-3] */
export function canMovePayment(from: PaymentState, to: PaymentState): boolean {
  return PAYMENT_MOVES[from].includes(to);
}

/** The states from which a payment may come into this one. [PY-3] */
export function statesBefore(to: PaymentState): PaymentState[] {
  return PAYMENT_STATES.filter((from) => canMovePayment(from, to));
}

/** Is money on its way or with us? Of those an order has one at a time. [PY-3] */
export function isActivePayment(state: PaymentState): boolean {
  return PAYMENT_MOVES[state].length > 0;
}

export const ACTIVE_PAYMENT_STATES: readonly PaymentState[] = PAYMENT_STATES.filter(isActivePayment);
