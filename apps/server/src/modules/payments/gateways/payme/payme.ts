import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/index.ts";
import { type CredentialKeys, loadPaymentCredentials } from "../../credentials/credentials.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import { createQueriedPayments } from "../queried-payments.ts";
import { createPaymeCardGateway } from "./subscribe/payme-cards.ts";
import { receiptsApi } from "./subscribe/payme-receipts.ts";
import { isReceiptOpenedByUs } from "./subscribe/own-receipt.ts";
import { selectActivePayment } from "../../lifecycle/queries.ts";
import { createPaymeLink } from "./payme-link.ts";

/** Address of Payme's payment page in production. The sandbox is `test.paycom.uz`. */
const PAYME_CHECKOUT_URL = "https://checkout.paycom.uz";

/**
 * Payme by its Merchant API: the customer pays on Payme's page, and Payme calls our callback. Credentials: `kassaId`,
 * `key`, and optionally `checkout`, the address of the payment page. A value that begins with `/` is a path on the
 * store's own host.
 */
export function createPaymeProvider({
  db,
  clock,
  ...keys
}: { db: Database; clock: Clock } & CredentialKeys): PaymentProvider {
  const asked = createQueriedPayments({ db, clock, ...keys }, receiptsApi);
  return {
    types: ["PAYME"],
    cards: createPaymeCardGateway({ db, clock, ...keys }, asked),
    pages: asked.pages,
    async checkout({ merchantId, orderId, amount }, { origin, language, returnUrl }) {
      const { credentials, active } = await db.tenantRead(merchantId, async (tx) => ({
        credentials: await loadPaymentCredentials(tx, keys, { merchantId, provider: "payme" }),
        active: await selectActivePayment(tx, merchantId, orderId),
      }));
      // A payment by saved card may be complete even if we received no response.
      const isCards = active !== null && isReceiptOpenedByUs(active);
      const settled = isCards && (await asked.pages.settle(merchantId, active.id).catch(() => null));
      if (settled && settled.is === "paid") return "paid";
      const { kassaId, checkout = PAYME_CHECKOUT_URL } = credentials ?? {};
      if (!kassaId) return null;
      const address = checkout.startsWith("/") ? `${origin}${checkout}` : checkout;
      return { url: createPaymeLink(address, { kassaId, orderId, amount, language, returnUrl }) };
    },
    // The Merchant API has no refund call. The staff refund in Payme's cabinet, and Payme then calls us. Payments by
    // saved card are refunded by their receipt.
    refund: async (bill) => (await asked.refund(bill)) ?? "by_hand",
  };
}
