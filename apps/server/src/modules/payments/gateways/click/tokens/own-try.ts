import type { Tx } from "../../../../../platform/database/index.ts";
import { type PaymentRow, updatePaymentPage, updatePaymentTransaction } from "../../../lifecycle/queries.ts";

/** Returns whether a payment is a token payment that we started and that has no Click transaction id yet. */
export const isTokenPaymentWithoutClickId = ({ provider, id, transactionId, paidAt }: PaymentRow): boolean =>
  provider === "click" && transactionId === id && paidAt === null;

/**
 * Assigns Click's transaction id to a token payment that we started, once. Null if it is another kind of payment or
 * already has an id.
 */
export async function assignClickTransactionId(
  tx: Tx,
  active: PaymentRow,
  by: { merchantId: string; transactionId: string; providerAt: Date; pageId: string },
): Promise<PaymentRow | null> {
  if (!isTokenPaymentWithoutClickId(active)) return null;
  const { merchantId, transactionId, providerAt, pageId } = by;
  const { id } = active;
  const named = await updatePaymentTransaction(tx, merchantId, { id, transactionId, providerAt });
  if (named) await updatePaymentPage(tx, merchantId, { id, pageId, page: null });
  return named;
}
