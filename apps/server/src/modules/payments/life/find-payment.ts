import type { Tx } from "../../../platform/database/index.ts";
import { selectBillOfTransactionForUpdate } from "../queries.ts";
import { type PaymentRow, selectPaymentByTransaction } from "./queries.ts";

interface Named {
  merchantId: string;
  provider: string;
  transactionId: string;
}

/**
 * A payment by the provider's own id, its bill locked: what follows of it is decided in turn. Sent together: the payment is
 * read once the bill is locked [PY-3].
 */
export async function findPaymentForUpdate(tx: Tx, named: Named): Promise<PaymentRow | null> {
  const [, payment] = await Promise.all([
    selectBillOfTransactionForUpdate(tx, named.merchantId, named),
    selectPaymentByTransaction(tx, named.merchantId, named),
  ]);
  return payment;
}
