import { formatExpiry, maskCardNumber } from "@dasturxon/domain/card-number";
import type { Clock } from "../../../../../platform/clock.ts";
import type { Database } from "../../../../../platform/database/index.ts";
import { decryptCardToken } from "../../../cards/card-token.ts";
import { selectCard } from "../../../cards/queries.ts";
import { type CredentialKeys, loadPaymentCredentials } from "../../../credentials/credentials.ts";
import type { QueriedPayments } from "../../queried-payments.ts";
import type { CardGateway } from "../../card-gateway.ts";
import { createBillPaymentByToken } from "./token-payments.ts";
import { removeCardToken, requestCardToken, verifyCardToken } from "./card-tokens.ts";

const clickProviderName = "click";

/**
 * Saved cards by tokens of Click's Merchant API. Requires an account with `merchantUserId`. Click accepts card numbers
 * only from the shop, with the shop's signature, so numbers pass through our server. They are neither stored nor
 * logged. Click sends the code when the card is entered. For a new code the customer enters the card again [PY-4].
 */
export function createClickCardGateway(
  { db, clock, ...keys }: { db: Database; clock: Clock } & CredentialKeys,
  pages: QueriedPayments["pages"],
): CardGateway {
  const pay = createBillPaymentByToken({ db, clock, ...keys }, pages);
  const loadClickCredentials = async (merchantId: string) => {
    const found = await db.tenantRead(merchantId, (tx) =>
      loadPaymentCredentials(tx, keys, { merchantId, provider: clickProviderName }),
    );
    return found?.["merchantUserId"] ? found : null;
  };

  return {
    provider: clickProviderName,
    types: ["CLICK"],
    entryOf: async (merchantId) =>
      (await loadClickCredentials(merchantId)) ? { paymentType: "CLICK", url: null, auth: null } : null,
    async enter(merchantId, { number, expiry }) {
      const credentials = await loadClickCredentials(merchantId);
      const made = credentials && (await requestCardToken(credentials, { number, expiry, now: clock.now() }));
      if (!made) return null;
      const card = { token: made.token, mask: maskCardNumber(number), expiry: formatExpiry(expiry) };
      return { card, phone: made.phone };
    },
    check: async () => null,
    sendCode: async () => null,
    async confirm(merchantId, { token, code, expiry }) {
      const credentials = await loadClickCredentials(merchantId);
      const number = credentials && (await verifyCardToken(credentials, { token, code, now: clock.now() }));
      return number === null ? null : { token, mask: maskCardNumber(number), expiry };
    },
    async pay(bill, id) {
      const { merchantId, userId } = bill;
      const filter = { userId, id, states: ["confirmed" as const] };
      const card = await db.tenantRead(merchantId, (tx) => selectCard(tx, merchantId, filter));
      const token = card?.provider === clickProviderName ? decryptCardToken(keys, merchantId, card) : null;
      const credentials = token && (await loadClickCredentials(merchantId));
      return token && credentials ? pay(credentials, bill, token) : null;
    },
    async remove(merchantId, token) {
      const credentials = await loadClickCredentials(merchantId);
      if (credentials) await removeCardToken(credentials, { token, now: clock.now() });
    },
  };
}
