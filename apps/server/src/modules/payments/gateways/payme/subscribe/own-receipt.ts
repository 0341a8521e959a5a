import { TIYIN_PER_SUM } from "@dasturxon/domain/fiscal-lines";
import type { PaymentRow } from "../../../lifecycle/queries.ts";

/** Returns whether we opened a payment for a saved card. False for payments started on Payme's page. */
export const isReceiptOpenedByUs = ({ provider, id, pageId, transactionId }: PaymentRow): boolean =>
  provider === "payme" && (pageId !== null || transactionId === id);

/**
 * Returns the order's active payment if it is a receipt of the given amount that has no Payme transaction yet. A cash
 * register with billing creates the transaction while it pays the receipt. Payme does not document whether the
 * transaction has the receipt's id, so any id is accepted, once [PY-3].
 */
export function findReceiptWithoutTransaction(active: PaymentRow | null, tiyin: number): PaymentRow | null {
  const isUnnamed =
    active && isReceiptOpenedByUs(active) && active.transactionId === active.id && !active.paidAt;
  return isUnnamed && active.amount * TIYIN_PER_SUM === tiyin ? active : null;
}
