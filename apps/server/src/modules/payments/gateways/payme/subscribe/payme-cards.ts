import { toRecord, toTextOrEmpty } from "@dasturxon/providers/json-text";
import { formatExpiry, maskCardNumber } from "@dasturxon/domain/card-number";
import type { Database } from "../../../../../platform/database/index.ts";
import type { Clock } from "../../../../../platform/clock.ts";
import { decryptCardToken } from "../../../cards/card-token.ts";
import { selectCard } from "../../../cards/queries.ts";
import { type CredentialKeys, loadPaymentCredentials } from "../../../credentials/credentials.ts";
import type { CardGateway, StoredCard } from "../../card-gateway.ts";
import type { QueriedPayments } from "../../queried-payments.ts";
import { createPayBillByCard } from "./card-payments.ts";
import { callSubscribeApi, toCardEntryUrl } from "./call-subscribe.ts";

const paymeProviderName = "payme";
const MAX_CARD_CODE_RESEND_SECONDS = 600;
const MINUTE_SECONDS = 60;
/** Values of the account's `subscribeApi` that mean "disabled". */
const SUBSCRIBE_API_DISABLED_PATTERN = /^(no|off|0)$/i;

/**
 * Saved cards by Payme's Subscribe API. The browser exchanges a card number for a token by `cards.create`, and we check
 * the token. Payme enables this API per cash register on request. If it is disabled, the account has `subscribeApi` =
 * `no` [PY-4].
 */
export function createPaymeCardGateway(
  { db, clock, ...keys }: { db: Database; clock: Clock } & CredentialKeys,
  receipts: QueriedPayments,
): CardGateway {
  const pay = createPayBillByCard({ db, clock, ...keys }, receipts);
  const loadCardCredentials = (merchantId: string) =>
    db.tenantRead(merchantId, (tx) =>
      loadPaymentCredentials(tx, keys, { merchantId, provider: paymeProviderName }),
    );

  async function callPaymeCards(merchantId: string, by: "kassa" | "shop", method: string, params: object) {
    const credentials = await loadCardCredentials(merchantId);
    const { result } = credentials ? await callSubscribeApi(credentials, { by, method, params }) : {};
    return result ?? null;
  }

  return {
    provider: paymeProviderName,
    types: ["PAYME"],
    async pay(bill, id) {
      const { merchantId, userId } = bill;
      const filter = { userId, id, states: ["confirmed" as const] };
      const card = await db.tenantRead(merchantId, (tx) => selectCard(tx, merchantId, filter));
      const token = card?.provider === paymeProviderName ? decryptCardToken(keys, merchantId, card) : null;
      return token ? pay(bill, token) : null;
    },
    async entryOf(merchantId) {
      const credentials = await loadCardCredentials(merchantId);
      const { kassaId, subscribeApi = "" } = credentials ?? {};
      if (SUBSCRIBE_API_DISABLED_PATTERN.test(subscribeApi)) return null;
      return credentials && kassaId
        ? { paymentType: "PAYME", url: toCardEntryUrl(credentials), auth: kassaId }
        : null;
    },
    // A token that is valid for a single payment only is not stored.
    async check(merchantId, token) {
      const answer = await callPaymeCards(merchantId, "shop", "cards.check", { token });
      const card = parseCard(answer);
      return card && toRecord(answer?.["card"])["recurrent"] !== false ? card : null;
    },
    async sendCode(merchantId, token) {
      const sent = await callPaymeCards(merchantId, "kassa", "cards.get_verify_code", { token });
      if (sent?.["sent"] !== true) return null;
      const seconds = Math.ceil(Number(sent["wait"]) / 1000);
      const resendIn = seconds > 0 && seconds <= MAX_CARD_CODE_RESEND_SECONDS ? seconds : MINUTE_SECONDS;
      return { phone: maskPhone(toTextOrEmpty(sent["phone"])), resendIn };
    },
    async confirm(merchantId, { token, code }) {
      const answer = await callPaymeCards(merchantId, "kassa", "cards.verify", { token, code });
      const card = parseCard(answer);
      return card && toRecord(answer?.["card"])["verify"] === true ? card : null;
    },
    async remove(merchantId, token) {
      await callPaymeCards(merchantId, "shop", "cards.remove", { token });
    },
  };
}

/** Parses the card in a response of the Subscribe API. Returns null if the response contains no card. */
function parseCard(answer: Readonly<Record<string, unknown>> | null): StoredCard | null {
  const card = toRecord(answer?.["card"]);
  const token = toTextOrEmpty(card["token"]);
  if (token === "") return null;
  return {
    token,
    mask: maskCardNumber(toTextOrEmpty(card["number"])),
    expiry: formatExpiry(toTextOrEmpty(card["expire"])),
  };
}

/** Masks all but the last two digits of the phone number, which is private data of the bank's customer. */
const maskPhone = (phone: string) => {
  const signs = phone.replaceAll(/[^\d*+]/g, "").slice(0, 16);
  return signs.includes("*") ? signs : signs.replaceAll(/\d(?=\d{2})/g, "*");
};
