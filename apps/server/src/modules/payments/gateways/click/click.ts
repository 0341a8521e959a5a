import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/index.ts";
import { type CredentialKeys, loadCredentials } from "../../credentials/credentials.ts";
import { cancelPayment } from "../../life/end-payment.ts";
import { selectActivePayment } from "../../life/queries.ts";
import { selectBillForUpdate } from "../../queries.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import { reverseAtClick } from "./click-reversal.ts";

const CHECKOUT = "https://my.click.uz/services/pay";

/**
 * Click by its SHOP API: the customer pays on Click's page, or in its application, and Click calls us. Credentials:
 * `serviceId`, `merchantId` (Click's), `secretKey`, and `checkout` where it is not Click's usual address; one that begins
 * with `/` lies on the store's own host; `merchantUserId` where Click lets the shop reverse payments, and `api` where its
 * Merchant API is not at the usual address.
 */
export function createClick({
  db,
  clock,
  ...keys
}: { db: Database; clock: Clock } & CredentialKeys): PaymentProvider {
  const credentialsOf = (merchantId: string) =>
    db.tenantRead(merchantId, (tx) => loadCredentials(tx, keys, { merchantId, provider: "click" }));
  return {
    types: ["CLICK", "CLICK_MINI_APP"],
    async checkout({ merchantId, orderId, amount }, { origin, returnUrl }) {
      const credentials = await credentialsOf(merchantId);
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
    // The SHOP API knows no refund from our side, and one in Click's cabinet is not told us: the staff say so, unless the
    // account may reverse payments.
    async refund({ merchantId, orderId, reference }) {
      const credentials = await credentialsOf(merchantId);
      if (!credentials?.["merchantUserId"] || !reference) return "by_hand";
      const now = clock.now();
      const end = await reverseAtClick(credentials, { paymentId: reference, now });
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
