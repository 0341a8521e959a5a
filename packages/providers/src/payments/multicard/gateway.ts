import { createHash } from "node:crypto";
import type { Credentials } from "../../account-facts.ts";
import { toTextOrEmpty } from "../../json-text.ts";
import { isSameSecret } from "../../same-secret.ts";
import type { CallbackBody, PageGateway } from "../page-gateway.ts";
import { createMulticardApi, parsePaymentState } from "./multicard-api.ts";

/**
 * Returns whether the callback is signed by Multicard and names this store. The signature covers the unparsed amount.
 */
export function isSignedByMulticard(body: CallbackBody, { storeId = "", secret = "" }: Credentials): boolean {
  const [invoice, amount] = [toTextOrEmpty(body["invoice_id"]), toTextOrEmpty(body["amount"])];
  const sign = toTextOrEmpty(body["sign"]).toLowerCase();
  if (!secret || !sign || !invoice) return false;
  if ("status" in body) {
    const wanted = createHash("sha1").update(`${toTextOrEmpty(body["uuid"])}${invoice}${amount}${secret}`);
    return isSameSecret(sign, wanted.digest("hex"));
  }
  if (toTextOrEmpty(body["store_id"]) !== storeId) return false;
  const wanted = createHash("md5").update(`${storeId}${invoice}${amount}${secret}`).digest("hex");
  return isSameSecret(sign, wanted);
}

/**
 * Rahmat by Multicard: the customer pays on its page, by card or in a partner's app. The callback after a payment has
 * an MD5 signature and always means "paid". The webhook, which Multicard enables on request, has a SHA-1 signature and
 * a state. If we refuse a callback, Multicard refunds the money itself.
 */
export const multicardGateway: PageGateway = {
  create: createMulticardApi,
  callback: {
    kind: "signed",
    paymentField: "invoice_id",
    isSigned: isSignedByMulticard,
    standingOf: (said) => ({
      state: "status" in said ? parsePaymentState(said["status"]) : "paid",
      tiyin: Number(said["amount"]),
      reference: toTextOrEmpty(said["uuid"]),
    }),
    answer: (isAccepted) => ({ success: isAccepted }),
  },
};
