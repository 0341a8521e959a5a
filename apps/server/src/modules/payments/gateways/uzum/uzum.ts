import { TIYIN_PER_SUM } from "@dasturxon/domain/fiscal-lines";
import type { Database } from "../../../../platform/database/index.ts";
import { type CredentialKeys, loadPaymentCredentials } from "../../credentials/credentials.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import { UZUM_ORDER_FIELD } from "./uzum-request.ts";

/** Default payment page, as used by integrators. Uzum documents none, so an account may override it. */
const UZUM_CHECKOUT_URL = "https://www.apelsin.uz/open-service";

/**
 * Uzum by its Merchant API: the customer pays in Uzum's app, and Uzum calls our callback. Credentials: `serviceId`,
 * `login`, `password`, and optionally `checkout`, the address of the payment page. A value that begins with `/` is a
 * path on the store's own host.
 */
export function createUzumProvider({ db, ...keys }: { db: Database } & CredentialKeys): PaymentProvider {
  return {
    types: ["UZUM"],
    async checkout({ merchantId, orderId, amount }, { origin, returnUrl }) {
      const credentials = await db.tenantRead(merchantId, (tx) =>
        loadPaymentCredentials(tx, keys, { merchantId, provider: "uzum" }),
      );
      const { serviceId, checkout = UZUM_CHECKOUT_URL } = credentials ?? {};
      if (!serviceId) return null;
      const address = new URL(checkout.startsWith("/") ? `${origin}${checkout}` : checkout);
      const parameters = {
        serviceId,
        [UZUM_ORDER_FIELD]: orderId,
        amount: String(amount * TIYIN_PER_SUM),
        redirectUrl: returnUrl,
      };
      for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
      return { url: address.href };
    },
    // The Merchant API has no refund call. The staff contact Uzum, which then calls `reverse`.
    refund: async () => "by_hand",
  };
}
