import { isActivePayment } from "@dasturxon/domain/payment-state";
import { PAYMENT_PROVIDERS } from "@dasturxon/domain/payment-providers";
import type { Clock } from "../../../../../platform/clock.ts";
import type { Database } from "../../../../../platform/database/index.ts";
import { type CredentialKeys, type Credentials, loadCredentials } from "../../../credentials/credentials.ts";
import { askLater } from "../../../life/ask-payment.ts";
import { beginPayment, TIYIN } from "../../../life/begin-payment.ts";
import { endWaitingPayment } from "../../../life/end-payment.ts";
import { type PaymentRow, selectActivePayment, updatePaymentPage } from "../../../life/queries.ts";
import { settlePayment } from "../../../life/settle-payment.ts";
import { selectBillForUpdate, selectFiscalLines } from "../../../queries.ts";
import type { AskedPayments } from "../../asked-payments.ts";
import type { CardPaymentEnd } from "../../card-keeper.ts";
import type { Bill } from "../../payment-provider.ts";
import { isOwnReceipt } from "./own-receipt.ts";
import { createReceipt, isReceiptUntouched, payReceipt } from "./payme-receipts.ts";

const provider = "payme";
const { types } = PAYMENT_PROVIDERS[provider];

/**
 * Pays bills by receipts. One receipt an order: it is paid once whatever repeats, races or gets lost, so a second try pays
 * the same one. What Payme says of the receipt decides, not the answer of the call that paid it [PY-3].
 */
export function createCardPayments(
  { db, clock, ...keys }: { db: Database; clock: Clock } & CredentialKeys,
  receipts: AskedPayments,
): (bill: Bill, token: string) => Promise<CardPaymentEnd> {
  function begin({ merchantId, orderId, amount }: Bill) {
    return db.tenant(merchantId, async (tx) => {
      const now = clock.now();
      await selectBillForUpdate(tx, merchantId, orderId);
      const active = await selectActivePayment(tx, merchantId, orderId);
      if (active?.paidAt) return "paid";
      if (active && isOwnReceipt(active) && active.amount === amount) return active;
      if (active) await endWaitingPayment(tx, { merchantId, orderId, now });
      const offered = { merchantId, orderId, tiyin: amount * TIYIN, provider, types, now };
      return beginPayment(tx, { ...offered, transactionId: null, providerAt: now });
    });
  }

  /** The receipt of a payment; null: the order ended while it was opened. */
  async function open(credentials: Credentials, bill: Bill, payment: PaymentRow): Promise<string | null> {
    const { merchantId, orderId, amount } = bill;
    const { id: paymentId, createdAt: openedAt } = payment;
    if (payment.pageId !== null) return payment.pageId;
    const lines = await db.tenantRead(merchantId, (tx) => selectFiscalLines(tx, merchantId, orderId));
    const pageId = await createReceipt(credentials, { orderId, amount, lines });
    const kept = await db.tenant(merchantId, async (tx) => {
      await askLater(tx, { merchantId, paymentId, round: 0, openedAt });
      return updatePaymentPage(tx, merchantId, { id: paymentId, pageId, page: null });
    });
    return kept && isActivePayment(kept.state) ? kept.pageId : null;
  }

  /** A card that was refused ends the try; null: it may still be under way. */
  async function decline(
    credentials: Credentials,
    merchantId: string,
    tried: { paymentId: string; id: string },
  ) {
    const { paymentId, id } = tried;
    if (!(await isReceiptUntouched(credentials, id))) return null;
    const standing = { state: "failed" as const, tiyin: 0, reference: id };
    const now = clock.now();
    return db.tenant(merchantId, (tx) => settlePayment(tx, { merchantId, paymentId, standing, now }));
  }

  return async (bill, token) => {
    const { merchantId } = bill;
    const credentials = await db.tenantRead(merchantId, (tx) =>
      loadCredentials(tx, keys, { merchantId, provider }),
    );
    if (!credentials) return "closed";
    const payment = await begin(bill);
    if (typeof payment === "string") return payment === "paid" ? "paid" : "closed";
    const id = await open(credentials, bill, payment);
    if (id === null) return "closed";
    const paymentId = payment.id;
    const answer = await payReceipt(credentials, { id, token }).catch(() => null);
    const settled = await receipts.pages.settle(merchantId, paymentId).catch(() => null);
    if (settled?.is === "paid") return "paid";
    if (settled?.is === "late") return "closed";
    if (settled && !isActivePayment(settled.is)) return "declined";
    // Nobody knows what became of a call that was not answered: Payme is asked again, by the guest and by the clock.
    if (answer === null || !settled) return "waiting";
    return (await decline(credentials, merchantId, { paymentId, id })) === "failed" ? "declined" : "waiting";
  };
}
