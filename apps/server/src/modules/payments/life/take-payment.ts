import { statesBefore } from "@dasturxon/domain/payment-state";
import type { Tx } from "../../../platform/database/index.ts";
import { captureBill } from "../bills.ts";
import { type PaymentRow, updatePayment } from "./queries.ts";

/**
 * The provider took the money: the bill is paid with it, both or neither [PY-3]. Null: the payment or the order is
 * over, and the provider must not take the money. The payment's row comes locked by `findPaymentForUpdate`.
 */
export async function takePayment(
  tx: Tx,
  { merchantId, payment, now }: { merchantId: string; payment: PaymentRow; now: Date },
): Promise<PaymentRow | null> {
  const { id, orderId, transactionId } = payment;
  const paid = await updatePayment(tx, merchantId, { id, from: statesBefore("paid"), to: "paid", at: now });
  if (!paid) return null;
  const captured = await captureBill(tx, { merchantId, orderId, now, reference: transactionId });
  // A bill that is void has ended its payments in the same transaction.
  if (captured !== "paid") throw new Error(`a payment was active beside a bill that is ${captured}`);
  return paid;
}
