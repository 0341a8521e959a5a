import type { Database } from "../../../../platform/database/index.ts";
import { type CredentialKeys, loadCredentials } from "../../credentials/credentials.ts";
import type { PaymentProvider } from "../payment-provider.ts";

const CHECKOUT = "https://my.click.uz/services/pay";

/**
 * Click by its SHOP API: the customer pays on Click's page, or in its application, and Click calls us. Credentials:
 * `serviceId`, `merchantId` (Click's), `secretKey`, and `checkout` where it is not Click's usual address; one that begins
 * with `/` lies on the store's own host.
 */
export function createClick({ db, ...keys }: { db: Database } & CredentialKeys): PaymentProvider {
  return {
    types: ["CLICK", "CLICK_MINI_APP"],
    async checkout({ merchantId, orderId, amount }, { origin, returnUrl }) {
      const credentials = await db.tenantRead(merchantId, (tx) =>
        loadCredentials(tx, keys, { merchantId, provider: "click" }),
      );
      const { serviceId, merchantId: shopId, checkout = CHECKOUT } = credentials ?? {};
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
      return { url: address.href };
    },
    // The SHOP API knows no refund from our side, and a refund in Click's cabinet is not told us: the staff say so.
    refund: async () => "by_hand",
  };
}
