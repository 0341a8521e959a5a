import { TIYIN } from "../../../life/begin-payment.ts";
import type { PaymentRow } from "../../../life/queries.ts";

/** Opened by us to be paid by a saved card, not begun by Payme's own page. */
export const isOwnReceipt = ({ provider, id, pageId, transactionId }: PaymentRow): boolean =>
  provider === "payme" && (pageId !== null || transactionId === id);

/**
 * The active payment of an order if it is a receipt over so many tiyin that Payme has not named in our billing yet. A kassa
 * with billing does so while it pays a receipt; whether it names it by the receipt's own id no document says, so any id is
 * taken, once [PY-3].
 */
export function unnamedReceipt(active: PaymentRow | null, tiyin: number): PaymentRow | null {
  const isUnnamed = active && isOwnReceipt(active) && active.transactionId === active.id && !active.paidAt;
  return isUnnamed && active.amount * TIYIN === tiyin ? active : null;
}
