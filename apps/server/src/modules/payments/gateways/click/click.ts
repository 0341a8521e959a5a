import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/index.ts";
import { type CredentialKeys, loadPaymentCredentials } from "../../credentials/credentials.ts";
import { cancelPayment } from "../../lifecycle/end-payment.ts";
import {
  type PaymentRow,
  LINES_SENT_RECEIPT_KIND,
  selectActivePayment,
  selectIsReceiptReported,
  updateFiscalReceipt,
} from "../../lifecycle/queries.ts";
import { selectBill, selectBillForUpdate, selectFiscalLines } from "../../queries.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import { createQueriedPayments } from "../queried-payments.ts";
import { createClickBill } from "./click-bill.ts";
import { queryClickReceipt, submitClickReceiptLines } from "./click-receipt.ts";
import { createClickStatusApi, refundPaymentAtClick } from "./click-status.ts";
import { createClickCardGateway } from "./tokens/click-cards.ts";

const CLICK_CHECKOUT_URL = "https://my.click.uz/services/pay";

/**
 * Click by its SHOP API: the customer pays on Click's page or in its app, and Click calls our callback.
 *
 * Required credentials: `serviceId`, `merchantId` (Click's) and `secretKey`. Optional ones:
 * - `checkout`: address of the payment page. A value that begins with `/` is a path on the store's own host.
 * - `merchantUserId`: enables reversals, status queries and links of fiscal receipts.
 * - `api`: address of the Merchant API.
 * - `tin`: enables sending receipt lines. Without it Click makes receipts by the service's own settings.
 */
export function createClickProvider({
  db,
  clock,
  ...keys
}: { db: Database; clock: Clock } & CredentialKeys): PaymentProvider {
  const loadClickCredentials = (merchantId: string) =>
    db.tenantRead(merchantId, (tx) => loadPaymentCredentials(tx, keys, { merchantId, provider: "click" }));
  /**
   * Returns the link of the receipt. Requests the link before it sends the lines of the receipt: the lines may be sent
   * only once, and Click makes the receipt a little later.
   */
  async function fetchReceipt(merchantId: string, payment: PaymentRow): Promise<string | null> {
    const { id, orderId } = payment;
    const known = await db.tenantRead(merchantId, async (tx) => ({
      bill: await selectBill(tx, merchantId, orderId),
      lines: await selectFiscalLines(tx, merchantId, orderId),
      isTold: await selectIsReceiptReported(tx, merchantId, id),
      credentials: await loadPaymentCredentials(tx, keys, { merchantId, provider: "click" }),
    }));
    const { bill, lines, isTold, credentials } = known;
    if (!bill?.reference || !credentials?.["merchantUserId"]) return null;
    const receipted = { paymentId: bill.reference, now: clock.now() };
    const link = await queryClickReceipt(credentials, receipted);
    if (link !== null || isTold || !lines || !credentials["tin"]) return link;
    await submitClickReceiptLines(credentials, { ...receipted, lines });
    const told = { id, kind: LINES_SENT_RECEIPT_KIND, receipt: { at: receipted.now.toISOString() } };
    await db.tenant(merchantId, (tx) => updateFiscalReceipt(tx, merchantId, told));
    return queryClickReceipt(credentials, receipted);
  }

  const { pages } = createQueriedPayments({ db, clock, ...keys }, createClickStatusApi(clock));

  return {
    types: ["CLICK", "CLICK_MINI_APP"],
    receipts: { provider: "click", fetch: fetchReceipt },
    pages,
    cards: createClickCardGateway({ db, clock, ...keys }, pages),
    async checkout({ merchantId, orderId, amount, paymentType }, { origin, returnUrl }) {
      const { credentials, active } = await db.tenantRead(merchantId, async (tx) => ({
        credentials: await loadPaymentCredentials(tx, keys, { merchantId, provider: "click" }),
        active: await selectActivePayment(tx, merchantId, orderId),
      }));
      // If the guest came back from Click's page and Click's Complete call has not arrived, Click may have taken the
      // money. The payment is therefore queried first.
      const settled = active && (await pages.settle(merchantId, active.id).catch(() => null));
      if (settled?.is === "paid") return "paid";
      const { serviceId, merchantId: shopId, checkout = CLICK_CHECKOUT_URL } = credentials ?? {};
      if (!serviceId || !shopId) return null;
      const address = new URL(checkout.startsWith("/") ? `${origin}${checkout}` : checkout);
      const parameters = {
        service_id: serviceId,
        merchant_id: shopId,
        amount: amount.toFixed(2),
        transaction_param: orderId,
        return_url: returnUrl,
      };
      for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
      return {
        url: address.href,
        sendsBill: paymentType === "CLICK" && Boolean(credentials?.["merchantUserId"]),
      };
    },
    async sendBill(bill, phone) {
      const credentials = await loadClickCredentials(bill.merchantId);
      if (!credentials?.["merchantUserId"]) return null;
      return createClickBill(credentials, { ...bill, phone, now: clock.now() });
    },
    // The SHOP API has no refund call and does not report refunds made in Click's cabinet. Unless the account allows
    // reversals, the staff confirm refunds by hand.
    async refund({ merchantId, orderId, reference }) {
      const credentials = await loadClickCredentials(merchantId);
      if (!credentials?.["merchantUserId"] || !reference) return "by_hand";
      const now = clock.now();
      const end = await refundPaymentAtClick(credentials, { paymentId: reference, now });
      if (end === "given")
        await db.tenant(merchantId, async (tx) => {
          await selectBillForUpdate(tx, merchantId, orderId);
          const payment = await selectActivePayment(tx, merchantId, orderId);
          if (payment) await cancelPayment(tx, { merchantId, payment, now, reason: null });
        });
      return end;
    },
  };
}
