import type { Tx } from "../../../../../platform/database/index.ts";
import { type PaymentRow, updatePaymentPage, updatePaymentTransaction } from "../../../life/queries.ts";

/** A payment by a card's token that we had Click take, and that Click has not named by its own transaction. */
export const isUnnamedTry = ({ provider, id, transactionId, paidAt }: PaymentRow): boolean =>
  provider === "click" && transactionId === id && paidAt === null;

/** Click names such a payment by its own transaction, once. Null: it is none, or is named. */
export async function nameTry(
  tx: Tx,
  active: PaymentRow,
  by: { merchantId: string; transactionId: string; providerAt: Date; pageId: string },
): Promise<PaymentRow | null> {
  if (!isUnnamedTry(active)) return null;
  const { merchantId, transactionId, providerAt, pageId } = by;
  const { id } = active;
  const named = await updatePaymentTransaction(tx, merchantId, { id, transactionId, providerAt });
  if (named) await updatePaymentPage(tx, merchantId, { id, pageId, page: null });
  return named;
}
