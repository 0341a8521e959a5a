import { groupExpiry, maskCardNumber } from "@dasturxon/domain/card-number";
import type { Database } from "../../../../../platform/database/index.ts";
import type { Clock } from "../../../../../platform/clock.ts";
import { openToken } from "../../../cards/card-token.ts";
import { selectCard } from "../../../cards/queries.ts";
import { type CredentialKeys, loadCredentials } from "../../../credentials/credentials.ts";
import { recordOf, textOf } from "../../call-provider.ts";
import type { CardKeeper, KeptCard } from "../../card-keeper.ts";
import type { AskedPayments } from "../../asked-payments.ts";
import { createCardPayments } from "./card-payments.ts";
import { callSubscribe, entryUrlOf } from "./call-subscribe.ts";

const provider = "payme";
const MAX_SECONDS = 600;
const MINUTE = 60;
/** What an account says of a Subscribe API that Payme has not switched on. */
const NOT_ON = /^(no|off|0)$/i;

/**
 * Cards by Payme's Subscribe API: the browser has `cards.create` give a token for a number, we ask what it stands for. A
 * kassa has the API only when Payme has switched it on; where it has not, the account's `subscribeApi` says `no` [PY-4].
 */
export function createPaymeCards(
  { db, clock, ...keys }: { db: Database; clock: Clock } & CredentialKeys,
  receipts: AskedPayments,
): CardKeeper {
  const pay = createCardPayments({ db, clock, ...keys }, receipts);
  const credentialsOf = (merchantId: string) =>
    db.tenantRead(merchantId, (tx) => loadCredentials(tx, keys, { merchantId, provider }));

  async function ask(merchantId: string, by: "kassa" | "shop", method: string, params: object) {
    const credentials = await credentialsOf(merchantId);
    const { result } = credentials ? await callSubscribe(credentials, { by, method, params }) : {};
    return result ?? null;
  }

  return {
    provider,
    types: ["PAYME"],
    async pay(bill, id) {
      const { merchantId, userId } = bill;
      const filter = { userId, id, states: ["confirmed" as const] };
      const card = await db.tenantRead(merchantId, (tx) => selectCard(tx, merchantId, filter));
      const token = card?.provider === provider ? openToken(keys, merchantId, card) : null;
      return token ? pay(bill, token) : null;
    },
    async entryOf(merchantId) {
      const credentials = await credentialsOf(merchantId);
      const { kassaId, subscribeApi = "" } = credentials ?? {};
      if (NOT_ON.test(subscribeApi)) return null;
      return credentials && kassaId
        ? { paymentType: "PAYME", url: entryUrlOf(credentials), auth: kassaId }
        : null;
    },
    // One that can be paid by once only is none to keep.
    async check(merchantId, token) {
      const answer = await ask(merchantId, "shop", "cards.check", { token });
      const card = readCard(answer);
      return card && recordOf(answer?.["card"])["recurrent"] !== false ? card : null;
    },
    async sendCode(merchantId, token) {
      const sent = await ask(merchantId, "kassa", "cards.get_verify_code", { token });
      if (sent?.["sent"] !== true) return null;
      const seconds = Math.ceil(Number(sent["wait"]) / 1000);
      const resendIn = seconds > 0 && seconds <= MAX_SECONDS ? seconds : MINUTE;
      return { phone: maskedPhone(textOf(sent["phone"])), resendIn };
    },
    async confirm(merchantId, { token, code }) {
      const answer = await ask(merchantId, "kassa", "cards.verify", { token, code });
      const card = readCard(answer);
      return card && recordOf(answer?.["card"])["verify"] === true ? card : null;
    },
    async remove(merchantId, token) {
      await ask(merchantId, "shop", "cards.remove", { token });
    },
  };
}

/** A card as Payme tells of it; null where it tells of none. */
function readCard(answer: Readonly<Record<string, unknown>> | null): KeptCard | null {
  const card = recordOf(answer?.["card"]);
  const token = textOf(card["token"]);
  if (token === "") return null;
  return { token, mask: maskCardNumber(textOf(card["number"])), expiry: groupExpiry(textOf(card["expire"])) };
}

/** Two digits at the end at most: the phone is the bank's to know. */
const maskedPhone = (phone: string) => {
  const signs = phone.replaceAll(/[^\d*+]/g, "").slice(0, 16);
  return signs.includes("*") ? signs : signs.replaceAll(/\d(?=\d{2})/g, "*");
};
