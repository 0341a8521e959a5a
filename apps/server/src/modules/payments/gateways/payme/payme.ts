import type { Database } from "../../../../platform/database/index.ts";
import { type CredentialKeys, loadCredentials } from "../../credentials/credentials.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import { createPaymeCards } from "./subscribe/payme-cards.ts";
import { paymeLink } from "./payme-link.ts";

/** `test.paycom.uz` for the sandbox. */
const CHECKOUT = "https://checkout.paycom.uz";

/**
 * Payme by its Merchant API: the customer pays on Payme's page, Payme calls us. Credentials: `kassaId`, `key`, and
 * `checkout` where it is not Payme's usual address; one that begins with `/` lies on the store's own host.
 */
export function createPayme({ db, ...keys }: { db: Database } & CredentialKeys): PaymentProvider {
  return {
    types: ["PAYME"],
    cards: createPaymeCards({ db, ...keys }),
    async checkout({ merchantId, orderId, amount }, { origin, language, returnUrl }) {
      const credentials = await db.tenantRead(merchantId, (tx) =>
        loadCredentials(tx, keys, { merchantId, provider: "payme" }),
      );
      const { kassaId, checkout = CHECKOUT } = credentials ?? {};
      if (!kassaId) return null;
      const address = checkout.startsWith("/") ? `${origin}${checkout}` : checkout;
      return { url: paymeLink(address, { kassaId, orderId, amount, language, returnUrl }) };
    },
    // The Merchant API knows no refund from our side: the staff give it back in Payme's cabinet, and Payme tells us.
    refund: async () => "by_hand",
  };
}
