import { canMovePayment, statesBefore } from "@dasturxon/domain/payment-state";
import type { Tx } from "../../../platform/database/index.ts";
import { captureBill } from "../bills.ts";
import { fetchLater } from "./fetch-receipt.ts";
import { type PaymentRow, updatePayment } from "./queries.ts";

interface Taking {
  merchantId: string;
  payment: PaymentRow;
  now: Date;
  /** What the provider's people know the payment by, where it is not the transaction's id. */
  reference?: string;
}

/**
 * The provider took the money: the bill is paid with it, both or neither [PY-3]. Null: the payment or the order is
 * over, and the provider must not take the money. The payment's row comes locked by `findPaymentForUpdate`.
 */
export async function takePayment(
  tx: Tx,
  { merchantId, payment, now, reference = payment.transactionId }: Taking,
): Promise<PaymentRow | null> {
  const { id, orderId } = payment;
  if (!canMovePayment(payment.state, "paid")) return null;
  const [paid, captured] = await Promise.all([
    updatePayment(tx, merchantId, { id, from: statesBefore("paid"), to: "paid", at: now }),
    captureBill(tx, { merchantId, orderId, now, reference }),
  ]);
  // Nobody else changes either while the bill is locked; one that is void has ended its payments in the same transaction.
  if (!paid || captured !== "paid")
    throw new Error(`a payment that was ${payment.state} stood beside a bill that is ${captured}`);
  await fetchLater(tx, { merchantId, payment: paid, round: 0 });
  return paid;
}
