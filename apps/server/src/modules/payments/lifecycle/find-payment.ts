import type { Tx } from "../../../platform/database/index.ts";
import { selectBillOfTransactionForUpdate } from "../queries.ts";
import { type PaymentRow, selectPaymentByTransaction } from "./queries.ts";

interface PaymentReference {
  merchantId: string;
  provider: string;
  transactionId: string;
}

/**
 * Returns a payment by the provider's id, with its bill locked, so that concurrent calls run one after the other. Both
 * statements are sent together, and the payment is read after the lock is acquired [PY-3].
 */
export async function findPaymentForUpdate(tx: Tx, named: PaymentReference): Promise<PaymentRow | null> {
  const [, payment] = await Promise.all([
    selectBillOfTransactionForUpdate(tx, named.merchantId, named),
    selectPaymentByTransaction(tx, named.merchantId, named),
  ]);
  return payment;
}
