import { randomInt } from "node:crypto";
import type { Database } from "../../../../platform/database/index.ts";
import { type CredentialKeys, loadCredentials } from "../../credentials/credentials.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import { selectBillNumber, updateBillNumber } from "./queries.ts";

/** Nine digits: enough that a number typed wrong is nobody's. */
const [FIRST, PAST] = [100_000_000, 1_000_000_000];
const DRAWS = 5;

/**
 * Paynet by its web service: the customer types a number in Paynet's application or at a terminal, and Paynet calls us; it
 * has no page. Credentials: `serviceId`, `login`, `password`, the last two our own choice, and `checkout` where a page is
 * to be shown besides; one that begins with `/` lies on the store's own host.
 */
export function createPaynet({ db, ...keys }: { db: Database } & CredentialKeys): PaymentProvider {
  return {
    types: ["PAYNET"],
    async checkout({ merchantId, orderId }, { origin, returnUrl }) {
      const credentials = await db.tenantRead(merchantId, (tx) =>
        loadCredentials(tx, keys, { merchantId, provider: "paynet" }),
      );
      if (!credentials) return null;
      const { checkout } = credentials;
      const number = await numberOf(db, { merchantId, orderId });
      if (!checkout) return { url: null, number };
      const page = new URL(checkout.startsWith("/") ? `${origin}${checkout}` : checkout);
      page.searchParams.set("number", number);
      page.searchParams.set("service_id", credentials["serviceId"] ?? "");
      page.searchParams.set("return_url", returnUrl);
      return { url: page.href, number };
    },
    // No refund from our side: the staff ask Paynet, and its CancelTransaction tells of it.
    refund: async () => "by_hand",
  };
}

/** The number that a bill is paid by, drawn by chance the first time. */
async function numberOf(db: Database, bill: { merchantId: string; orderId: string }): Promise<string> {
  const { merchantId, orderId } = bill;
  const known = await db.tenantRead(merchantId, (tx) => selectBillNumber(tx, merchantId, orderId));
  if (known !== null) return known;
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const number = String(randomInt(FIRST, PAST));
    const given = await db.tenant(merchantId, (tx) => updateBillNumber(tx, merchantId, { orderId, number }));
    if (given !== null) return given;
  }
  throw new Error("no number was free");
}
