import type { Tx } from "../../../../../platform/database/index.ts";
import { TIYIN } from "../../../life/begin-payment.ts";
import { type PaymentRow, selectActivePayment } from "../../../life/queries.ts";

/** Opened by us to be paid by a saved card, not begun by Payme's own page. */
export const isOwnReceipt = ({ provider, id, pageId, transactionId }: PaymentRow): boolean =>
  provider === "payme" && (pageId !== null || transactionId === id);

/**
 * The receipt of an order over so many tiyin that Payme has not named in our billing yet. A kassa with billing does so while
 * it pays a receipt; whether it names it by the receipt's own id no document says, so any id is taken, once [PY-3].
 */
export async function selectUnnamedReceipt(
  tx: Tx,
  merchantId: string,
  { orderId, tiyin }: { orderId: string; tiyin: number },
): Promise<PaymentRow | null> {
  const active = await selectActivePayment(tx, merchantId, orderId);
  const isUnnamed = active && isOwnReceipt(active) && active.transactionId === active.id && !active.paidAt;
  return isUnnamed && active.amount * TIYIN === tiyin ? active : null;
}
