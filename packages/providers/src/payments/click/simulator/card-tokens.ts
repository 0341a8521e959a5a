import { randomInt, randomUUID } from "node:crypto";
import type { PageReply, PageRequest } from "../../../simulator/simulator.ts";
import { type StartedPayments, STARTED_PAYMENT_STATUS, PAID_PAYMENT_STATUS } from "./started-payments.ts";
import type { ClickLink } from "./link.ts";
import { isAuthorized, UNAUTHORIZED_REPLY, type PaidPayment } from "./receipts.ts";
import { callShop, type ClickPayment, type ClickShop } from "./shop-api.ts";

/** Path of the Merchant API for card tokens. */
export const TOKENS_PATH = "v2/merchant/card_token/";
const TEST_SMS_CODE = "666666";
const INSUFFICIENT_FUNDS_ERROR = -5017;
const SECOND_PAYMENT_DELAY_MS = 300;
/**
 * Outcomes of special test cards. `shop`: Click calls the shop as for any other payment. `twice`: the same order is
 * also paid on Click's page in the meantime. `beside`: the same order is also paid on Click's page shortly afterwards.
 * `dropped`: the response is lost. Other cards succeed.
 */
const TEST_CARD_OUTCOMES: Readonly<
  Record<string, "blocked" | "poor" | "dropped" | "shop" | "twice" | "beside">
> = {
  "4444445987459073": "blocked",
  "9860001122334459": "poor",
  "5454545454545454": "dropped",
  "8600495473316478": "shop",
  "9860111122223337": "twice",
  "9860111122224442": "beside",
};

interface TokenCard {
  number: string;
  isVerified: boolean;
}

interface CardTokenDependencies {
  shopOf(link: ClickLink): Promise<ClickShop | null>;
  begun: StartedPayments;
  reversible: Map<string, PaidPayment>;
}

function createPayment(of: Pick<ClickPayment, "serviceId" | "merchantTransId" | "amount">): ClickPayment {
  const { serviceId, merchantTransId, amount } = of;
  const createTransactionNumber = () => String(randomInt(1_000_000_000, 100_000_000_000));
  return {
    clickTransId: createTransactionNumber(),
    clickPaydocId: createTransactionNumber(),
    serviceId,
    merchantTransId,
    amount,
  };
}

async function notifyClickShop(shop: ClickShop, payment: ClickPayment): Promise<boolean> {
  const { prepareId, error } = await callShop(shop, payment, { action: "0" });
  if (error !== 0) return false;
  return (await callShop(shop, payment, { action: "1", prepareId })).error === 0;
}

const createTokenRefusal = (error_code: number, error_note: string): PageReply => ({
  json: { error_code, error_note },
});
const createSuccessReply = (more: object): PageReply => ({
  json: { error_code: 0, error_note: "Success", ...more },
});

/** Simulates the card tokens of Click's Merchant API. `shopOf` returns the shop of an order. */
export function createCardTokens(
  serviceSecret: string,
  { shopOf, begun, reversible }: CardTokenDependencies,
) {
  const cards = new Map<string, TokenCard>();

  async function payByCard(card: TokenCard, body: Record<string, unknown>): Promise<PageReply> {
    const merchantTransId = String(body["transaction_parameter"] ?? "");
    const serviceId = String(body["service_id"]);
    const amount = String(body["amount"]);
    const link = { serviceId, merchantId: "0", amount, merchantTransId, returnUrl: null };
    const shop = await shopOf(link);
    if (!shop) return createTokenRefusal(-404, "Service not found");
    const payment = createPayment({ serviceId, merchantTransId, amount });
    begun.note(payment, shop, STARTED_PAYMENT_STATUS);
    const fate = TEST_CARD_OUTCOMES[card.number];
    if (fate === "poor") {
      begun.note(payment, shop, INSUFFICIENT_FUNDS_ERROR);
      return createTokenRefusal(INSUFFICIENT_FUNDS_ERROR, "Insufficient funds");
    }
    if (fate === "shop" && !(await notifyClickShop(shop, payment)))
      return createTokenRefusal(-1, "The shop refused");
    if (fate === "twice") {
      const other = createPayment(payment);
      if (await notifyClickShop(shop, other)) begun.note(other, shop, PAID_PAYMENT_STATUS);
    }
    if (fate === "beside") {
      const other = createPayment(payment);
      const { prepareId } = await callShop(shop, other, { action: "0" });
      setTimeout(() => void callShop(shop, other, { action: "1", prepareId }), SECOND_PAYMENT_DELAY_MS);
    }
    begun.note(payment, shop, PAID_PAYMENT_STATUS);
    const tiyin = Math.round(Number(amount) * 100);
    reversible.set(`${serviceId}/${payment.clickPaydocId}`, { ...shop, merchantTransId, tiyin });
    if (fate === "dropped") return { json: {}, status: 502 };
    return createSuccessReply({
      payment_id: Number(payment.clickPaydocId),
      payment_status: PAID_PAYMENT_STATUS,
    });
  }

  return async ({ method, rest, headers, body: text }: PageRequest): Promise<PageReply> => {
    if (!isAuthorized(headers, { endpoint: "", secretKey: serviceSecret })) return UNAUTHORIZED_REPLY;
    const path = rest.slice(TOKENS_PATH.length);
    if (method === "DELETE")
      return cards.delete(path.split("/")[1] ?? "")
        ? createSuccessReply({})
        : createTokenRefusal(-404, "No such token");
    const body = JSON.parse(text) as Record<string, unknown>;
    const number = String(body["card_number"]);
    if (path === "request") {
      const isCard = /^\d{16}$/.test(number) && /^\d{4}$/.test(String(body["expire_date"]));
      if (!isCard || TEST_CARD_OUTCOMES[number] === "blocked")
        return createTokenRefusal(-5015, "The card is not served");
      const card_token = randomUUID();
      cards.set(card_token, { number, isVerified: false });
      return createSuccessReply({ card_token, phone_number: "99890*****31", temporary: 0 });
    }
    const card = cards.get(String(body["card_token"]));
    if (!card) return createTokenRefusal(-404, "No such token");
    if (path === "verify") {
      if (body["sms_code"] !== TEST_SMS_CODE) return createTokenRefusal(-301, "Wrong code");
      card.isVerified = true;
      return createSuccessReply({ card_number: `${card.number.slice(0, 6)}******${card.number.slice(-4)}` });
    }
    if (path !== "payment" || !card.isVerified) return createTokenRefusal(-1, "The card is not confirmed");
    return payByCard(card, body);
  };
}
