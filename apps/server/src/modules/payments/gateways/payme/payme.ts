import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/index.ts";
import { type CredentialKeys, loadCredentials } from "../../credentials/credentials.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import { createAskedPayments } from "../asked-payments.ts";
import { createPaymeCards } from "./subscribe/payme-cards.ts";
import { receiptsApi } from "./subscribe/payme-receipts.ts";
import { isOwnReceipt } from "./subscribe/own-receipt.ts";
import { selectActivePayment } from "../../life/queries.ts";
import { paymeLink } from "./payme-link.ts";

/** `test.paycom.uz` for the sandbox. */
const CHECKOUT = "https://checkout.paycom.uz";

/**
 * Payme by its Merchant API: the customer pays on Payme's page, Payme calls us. Credentials: `kassaId`, `key`, and
 * `checkout` where it is not Payme's usual address; one that begins with `/` lies on the store's own host.
 */
export function createPayme({
  db,
  clock,
  ...keys
}: { db: Database; clock: Clock } & CredentialKeys): PaymentProvider {
  const asked = createAskedPayments({ db, clock, ...keys }, receiptsApi);
  return {
    types: ["PAYME"],
    cards: createPaymeCards({ db, clock, ...keys }, asked),
    pages: asked.pages,
    async checkout({ merchantId, orderId, amount }, { origin, language, returnUrl }) {
      const { credentials, active } = await db.tenantRead(merchantId, async (tx) => ({
        credentials: await loadCredentials(tx, keys, { merchantId, provider: "payme" }),
        active: await selectActivePayment(tx, merchantId, orderId),
      }));
      // What a saved card was to pay may be paid by now, its answer lost.
      const isCards = active !== null && isOwnReceipt(active);
      const settled = isCards && (await asked.pages.settle(merchantId, active.id).catch(() => null));
      if (settled && settled.is === "paid") return "paid";
      const { kassaId, checkout = CHECKOUT } = credentials ?? {};
      if (!kassaId) return null;
      const address = checkout.startsWith("/") ? `${origin}${checkout}` : checkout;
      return { url: paymeLink(address, { kassaId, orderId, amount, language, returnUrl }) };
    },
    // The Merchant API knows no refund from our side: the staff give it back in Payme's cabinet, and Payme tells us. What a
    // saved card paid goes back by its receipt.
    refund: async (bill) => (await asked.refund(bill)) ?? "by_hand",
  };
}
