import { randomInt } from "node:crypto";
import type { Database } from "../../../../platform/database/index.ts";
import { type CredentialKeys, loadPaymentCredentials } from "../../credentials/credentials.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import { selectBillPaymentNumber, updateBillPaymentNumber } from "./queries.ts";

/** Range of payment numbers. Nine digits make it unlikely that a mistyped number belongs to another bill. */
const [FIRST, PAST] = [100_000_000, 1_000_000_000];
const MAX_PAYMENT_NUMBER_ATTEMPTS = 5;

/**
 * Paynet by its web service: the customer enters a number in Paynet's app or at a terminal, and Paynet calls us. There
 * is no payment page. Credentials: `serviceId`, and `login` and `password`, which we choose. Optional: `checkout`, an
 * additional page. A value that begins with `/` is a path on the store's own host.
 */
export function createPaynetProvider({ db, ...keys }: { db: Database } & CredentialKeys): PaymentProvider {
  return {
    types: ["PAYNET"],
    async checkout({ merchantId, orderId }, { origin, returnUrl }) {
      const credentials = await db.tenantRead(merchantId, (tx) =>
        loadPaymentCredentials(tx, keys, { merchantId, provider: "paynet" }),
      );
      if (!credentials) return null;
      const { checkout } = credentials;
      const number = await findOrAssignPaymentNumber(db, { merchantId, orderId });
      if (!checkout) return { url: null, number };
      const page = new URL(checkout.startsWith("/") ? `${origin}${checkout}` : checkout);
      page.searchParams.set("number", number);
      page.searchParams.set("service_id", credentials["serviceId"] ?? "");
      page.searchParams.set("return_url", returnUrl);
      return { url: page.href, number };
    },
    // The web service has no refund call. The staff contact Paynet, which then calls CancelTransaction.
    refund: async () => "by_hand",
  };
}

/** Returns the payment number of a bill. A random one is assigned at the first call. */
async function findOrAssignPaymentNumber(
  db: Database,
  bill: { merchantId: string; orderId: string },
): Promise<string> {
  const { merchantId, orderId } = bill;
  const known = await db.tenantRead(merchantId, (tx) => selectBillPaymentNumber(tx, merchantId, orderId));
  if (known !== null) return known;
  for (let draw = 0; draw < MAX_PAYMENT_NUMBER_ATTEMPTS; draw += 1) {
    const number = String(randomInt(FIRST, PAST));
    const given = await db.tenant(merchantId, (tx) =>
      updateBillPaymentNumber(tx, merchantId, { orderId, number }),
    );
    if (given !== null) return given;
  }
  throw new Error("no number was free");
}
