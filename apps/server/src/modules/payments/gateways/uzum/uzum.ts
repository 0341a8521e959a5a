import type { Database } from "../../../../platform/database/index.ts";
import { type CredentialKeys, loadCredentials } from "../../credentials/credentials.ts";
import { TIYIN } from "../../life/begin-payment.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import { ORDER_FIELD } from "./uzum-request.ts";

/** As integrators use it; Uzum's public pages name none, so an account may say another. */
const CHECKOUT = "https://www.apelsin.uz/open-service";

/**
 * Uzum by its Merchant API: the customer pays in Uzum's application, Uzum calls us. Credentials: `serviceId`, `login`,
 * `password`, and `checkout` where the address is another; one that begins with `/` lies on the store's own host.
 */
export function createUzum({ db, ...keys }: { db: Database } & CredentialKeys): PaymentProvider {
  return {
    types: ["UZUM"],
    async checkout({ merchantId, orderId, amount }, { origin, returnUrl }) {
      const credentials = await db.tenantRead(merchantId, (tx) =>
        loadCredentials(tx, keys, { merchantId, provider: "uzum" }),
      );
      const { serviceId, checkout = CHECKOUT } = credentials ?? {};
      if (!serviceId) return null;
      const address = new URL(checkout.startsWith("/") ? `${origin}${checkout}` : checkout);
      const parameters = {
        serviceId,
        [ORDER_FIELD]: orderId,
        amount: String(amount * TIYIN),
        redirectUrl: returnUrl,
      };
      for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
      return { url: address.href };
    },
    // The Merchant API knows no refund from our side: the staff ask Uzum for it, and Uzum tells us by `reverse`.
    refund: async () => "by_hand",
  };
}
