import { TIYIN_PER_SUM } from "@dasturxon/domain/fiscal-lines";
import { isActivePayment } from "@dasturxon/domain/payment-state";
import { PAYMENT_PROVIDERS } from "@dasturxon/providers/payments/facts";
import type { Clock } from "../../../../../platform/clock.ts";
import type { Database } from "../../../../../platform/database/index.ts";
import {
  type CredentialKeys,
  type Credentials,
  loadPaymentCredentials,
} from "../../../credentials/credentials.ts";
import { schedulePaymentQuery } from "../../../lifecycle/query-payment.ts";
import { beginPayment } from "../../../lifecycle/begin-payment.ts";
import { endWaitingPayment } from "../../../lifecycle/end-payment.ts";
import { type PaymentRow, selectActivePayment, updatePaymentPage } from "../../../lifecycle/queries.ts";
import { settlePayment } from "../../../lifecycle/settle-payment.ts";
import { selectBillForUpdate, selectFiscalLines } from "../../../queries.ts";
import type { QueriedPayments } from "../../queried-payments.ts";
import type { CardPaymentOutcome } from "../../card-gateway.ts";
import type { Bill } from "../../payment-provider.ts";
import { isReceiptOpenedByUs } from "./own-receipt.ts";
import { createReceipt, isReceiptUntouched, payReceipt } from "./payme-receipts.ts";

const paymeProviderName = "payme";
const { types } = PAYMENT_PROVIDERS[paymeProviderName];

/**
 * Pays bills by Payme receipts. An order has one receipt, so it is paid at most once, also after retries, concurrent
 * calls and lost responses. A second attempt pays the same receipt. The receipt's state at Payme decides, not the
 * response of the payment call [PY-3].
 */
export function createPayBillByCard(
  { db, clock, ...keys }: { db: Database; clock: Clock } & CredentialKeys,
  receipts: QueriedPayments,
): (bill: Bill, token: string) => Promise<CardPaymentOutcome> {
  function startPayment({ merchantId, orderId, amount }: Bill) {
    return db.tenant(merchantId, async (tx) => {
      const now = clock.now();
      await selectBillForUpdate(tx, merchantId, orderId);
      const active = await selectActivePayment(tx, merchantId, orderId);
      if (active?.paidAt) return "paid";
      if (active && isReceiptOpenedByUs(active) && active.amount === amount) return active;
      if (active) await endWaitingPayment(tx, { merchantId, orderId, now });
      const offered = {
        merchantId,
        orderId,
        tiyin: amount * TIYIN_PER_SUM,
        provider: paymeProviderName,
        types,
        now,
      };
      return beginPayment(tx, { ...offered, transactionId: null, providerAt: now });
    });
  }

  /**
   * Returns Payme's id of a payment's receipt, and creates the receipt if there is none. Null if the order ended in the
   * meantime.
   */
  async function openCardPayment(
    credentials: Credentials,
    bill: Bill,
    payment: PaymentRow,
  ): Promise<string | null> {
    const { merchantId, orderId, amount } = bill;
    const { id: paymentId, createdAt: openedAt } = payment;
    if (payment.pageId !== null) return payment.pageId;
    const lines = await db.tenantRead(merchantId, (tx) => selectFiscalLines(tx, merchantId, orderId));
    const pageId = await createReceipt(credentials, { orderId, amount, lines });
    const kept = await db.tenant(merchantId, async (tx) => {
      await schedulePaymentQuery(tx, { merchantId, paymentId, round: 0, openedAt });
      return updatePaymentPage(tx, merchantId, { id: paymentId, pageId, page: null });
    });
    return kept && isActivePayment(kept.state) ? kept.pageId : null;
  }

  /** Ends a payment whose card was refused. Returns null if the payment may still be in progress. */
  async function endDeclinedPayment(
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
      loadPaymentCredentials(tx, keys, { merchantId, provider: paymeProviderName }),
    );
    if (!credentials) return "closed";
    const payment = await startPayment(bill);
    if (typeof payment === "string") return payment === "paid" ? "paid" : "closed";
    const id = await openCardPayment(credentials, bill, payment);
    if (id === null) return "closed";
    const paymentId = payment.id;
    const answer = await payReceipt(credentials, { id, token }).catch(() => null);
    const settled = await receipts.pages.settle(merchantId, paymentId).catch(() => null);
    if (settled?.is === "paid") return "paid";
    if (settled?.is === "late") return "closed";
    if (settled && !isActivePayment(settled.is)) return "declined";
    // The result of an unanswered call is unknown. Payme is queried again at the guest's next request and by a
    // scheduled job.
    if (answer === null || !settled) return "waiting";
    return (await endDeclinedPayment(credentials, merchantId, { paymentId, id })) === "failed"
      ? "declined"
      : "waiting";
  };
}
