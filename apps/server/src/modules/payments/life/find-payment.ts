import type { Tx } from "../../../platform/database/index.ts";
import { selectBillForUpdate } from "../queries.ts";
import { type PaymentRow, selectPaymentByTransaction } from "./queries.ts";

interface Named {
  merchantId: string;
  provider: string;
  transactionId: string;
}

/** A payment by the provider's own id, its bill locked first: what follows of it is decided in turn [PY-3]. */
export async function findPaymentForUpdate(tx: Tx, named: Named): Promise<PaymentRow | null> {
  const found = await selectPaymentByTransaction(tx, named.merchantId, named);
  if (!found) return null;
  await selectBillForUpdate(tx, named.merchantId, found.orderId);
  return await selectPaymentByTransaction(tx, named.merchantId, named);
}
