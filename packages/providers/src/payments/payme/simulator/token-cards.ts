import { randomBytes } from "node:crypto";
import { type RpcMethod, toRecord, RpcError, type TokenCard } from "./rpc.ts";
import { findCardOutcome, TEST_SMS_CODE } from "./test-cards.ts";

const CARD_CODE_WAIT_MS = 60_000;

/** Card methods of the Subscribe API. They create a token for a card number and verify the token by an SMS code. */
export function createCardMethods(cards: Map<string, TokenCard>): Record<string, RpcMethod> {
  function findTokenCard(kassaId: string, token: unknown): TokenCard {
    const card = cards.get(String(token));
    if (card?.kassaId !== kassaId) throw new RpcError(-31400, "No such card");
    return card;
  }

  function storeCard(card: TokenCard) {
    const token = randomBytes(24).toString("hex");
    cards.set(token, card);
    return toCardReply(token, card);
  }

  return {
    "cards.create": (kassaId, params) => {
      const { number: typed, expire } = toRecord(params["card"]);
      const number = String(typed).replaceAll(" ", "");
      const fate = findCardOutcome(number);
      if (!/^\d{16}$/.test(number) || !/^\d{4}$/.test(String(expire)))
        throw new RpcError(-31300, "Wrong card");
      if (fate === "expired") throw new RpcError(-31301, "The card has expired");
      if (fate === "blocked") throw new RpcError(-31302, "The card is blocked");
      const isForOnce = params["save"] !== true;
      return storeCard({
        kassaId,
        number,
        expire: String(expire),
        isForOnce,
        isVerified: false,
        isCodeSent: false,
      });
    },
    "cards.get_verify_code": (kassaId, { token }) => {
      const card = findTokenCard(kassaId, token);
      if (findCardOutcome(card.number) === "no_sms")
        throw new RpcError(-31304, "No messages are sent for the card");
      card.isCodeSent = true;
      return { sent: true, phone: "99890*****31", wait: CARD_CODE_WAIT_MS };
    },
    "cards.verify": (kassaId, { token, code }) => {
      const card = findTokenCard(kassaId, token);
      if (!card.isCodeSent) throw new RpcError(-31102, "No code was sent");
      if (findCardOutcome(card.number) === "code_over") throw new RpcError(-31101, "The code is over");
      if (code !== TEST_SMS_CODE) throw new RpcError(-31103, "Wrong code");
      // Verification replaces the token of the card. Only the new token is valid.
      cards.delete(String(token));
      return storeCard({ ...card, isVerified: true, isCodeSent: false });
    },
    "cards.check": (kassaId, { token }) => toCardReply(String(token), findTokenCard(kassaId, token)),
    "cards.remove": (kassaId, { token }) => {
      findTokenCard(kassaId, token);
      return { success: cards.delete(String(token)) };
    },
  };
}

function toCardReply(
  token: string,
  { number: whole, expire: digits, isForOnce, isVerified: verify }: TokenCard,
) {
  const number = `${whole.slice(0, 6)}******${whole.slice(-4)}`;
  const expire = `${digits.slice(0, 2)}/${digits.slice(2)}`;
  return { card: { number, expire, token, recurrent: !isForOnce, verify, type: "22618" } };
}
