import { TIYIN_PER_SUM } from "@dasturxon/domain/fiscal-lines";
import { isActivePayment } from "@dasturxon/domain/payment-state";
import {
  createCallbackPath,
  PAYMENT_PROVIDERS,
  type PageProviderName,
} from "@dasturxon/providers/payments/facts";
import type { PageProtocol } from "@dasturxon/providers/payments/page-gateway";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Tx } from "../../../platform/database/index.ts";
import { type CredentialKeys, loadPaymentCredentials } from "../credentials/credentials.ts";
import { schedulePaymentQuery } from "../lifecycle/query-payment.ts";
import { beginPayment } from "../lifecycle/begin-payment.ts";
import { endWaitingPayment } from "../lifecycle/end-payment.ts";
import { type PaymentRow, selectActivePayment, updatePaymentPage } from "../lifecycle/queries.ts";
import { selectBillForUpdate, selectFiscalLines } from "../queries.ts";
import { createQueriedPayments } from "./queried-payments.ts";
import type { Bill, OpenedPaymentOperations, PaymentProvider } from "./payment-provider.ts";

export type PaymentPageProvider = PaymentProvider & { pages: OpenedPaymentOperations };

/**
 * Creates a provider with a payment page. The payment's state is queried before the page is shown again, on each
 * callback, and by a scheduled job. Never called inside a transaction [PY-2] [PY-3].
 */
export function createPaymentPageProvider(
  { db, clock, ...keys }: { db: Database; clock: Clock } & CredentialKeys,
  provider: PageProviderName,
  api: PageProtocol,
): PaymentPageProvider {
  const { types } = PAYMENT_PROVIDERS[provider];
  const loadProviderCredentials = (tx: Tx, merchantId: string) =>
    loadPaymentCredentials(tx, keys, { merchantId, provider });
  const { pages, refund, refundPart } = createQueriedPayments({ db, clock, ...keys }, { provider, ...api });

  const isReusablePayment = (active: PaymentRow, amount: number) =>
    active.provider === provider &&
    active.amount === amount &&
    (active.state === "created" || (active.state === "pending" && active.page !== null));

  async function startPayment({ merchantId, orderId, amount }: Bill) {
    return db.tenant(merchantId, async (tx) => {
      const now = clock.now();
      await selectBillForUpdate(tx, merchantId, orderId);
      const active = await selectActivePayment(tx, merchantId, orderId);
      // A waiting payment for the same amount is reused: its page is opened again under the same id if the first
      // response was lost, or the page that another checkout opened is returned.
      if (active && isReusablePayment(active, amount)) return active;
      if (active) await endWaitingPayment(tx, { merchantId, orderId, now });
      const offered = { merchantId, orderId, tiyin: amount * TIYIN_PER_SUM, provider, types, now };
      return beginPayment(tx, { ...offered, transactionId: null, providerAt: now });
    });
  }

  async function fetchReceipt(merchantId: string, payment: PaymentRow): Promise<string | null> {
    const { pageId } = payment;
    const credentials = await db.tenantRead(merchantId, (tx) => loadProviderCredentials(tx, merchantId));
    return pageId === null || !credentials
      ? null
      : (api.receipt?.(credentials, { ...payment, pageId }) ?? null);
  }

  return {
    types,
    ...(api.receipt && { receipts: { provider, fetch: fetchReceipt } }),
    pages,
    refund,
    ...(api.giveBackPart && { refundPart }),
    async checkout(bill, { origin, language, returnUrl }) {
      const { merchantId, orderId, amount } = bill;
      const [active, credentials, lines] = await db.tenantRead(merchantId, async (tx) => [
        await selectActivePayment(tx, merchantId, orderId),
        await loadProviderCredentials(tx, merchantId),
        await selectFiscalLines(tx, merchantId, orderId),
      ]);
      const isOurs = active?.provider === provider && active.page !== null;
      // Without credentials we cannot query whether a page that is still open was paid.
      if (!credentials) return isOurs ? "closed" : null;
      if (isOurs) {
        const { is: state = active.state } = (await pages.settle(merchantId, active.id)) ?? {};
        if (state === "paid") return "paid";
        if (isActivePayment(state)) return { url: active.page };
      }
      const payment = await startPayment(bill);
      if (typeof payment === "string") return payment === "paid" ? "paid" : "closed";
      if (payment.page !== null) return { url: payment.page };
      const opened = await api.open(credentials, {
        paymentId: payment.id,
        tiyin: amount * TIYIN_PER_SUM,
        tipTiyin: bill.tip * TIYIN_PER_SUM,
        lines,
        language,
        returnUrl,
        callbackUrl: `${origin}/api${createCallbackPath(provider, merchantId)}`,
        seconds: Math.max(60, Math.floor((bill.expiresAt.getTime() - clock.now().getTime()) / 1000)),
      });
      const { id: paymentId, createdAt: openedAt } = payment;
      const url = await db.tenant(merchantId, async (tx) => {
        await schedulePaymentQuery(tx, { merchantId, paymentId, round: 0, openedAt });
        return (await updatePaymentPage(tx, merchantId, { id: paymentId, ...opened }))?.page ?? null;
      });
      return { url };
    },
  };
}
