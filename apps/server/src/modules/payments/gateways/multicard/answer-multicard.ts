import { createHash } from "node:crypto";
import type { Clock } from "../../../../platform/clock.ts";
import type { Database } from "../../../../platform/database/index.ts";
import { isId } from "../../../../platform/ids.ts";
import { type CredentialKeys, type Credentials, isSameSecret } from "../../credentials/credentials.ts";
import { letIn } from "../../credentials/let-in.ts";
import { settlePayment } from "../../life/settle-payment.ts";
import { readJson, textOf } from "../call-provider.ts";
import { multicardState } from "./multicard-api.ts";

type Callback = Readonly<Record<string, unknown>>;
const provider = "multicard";

/**
 * Responds to Multicard's callback. Returns JSON text, sent with status 200. The callback after a payment has an MD5
 * signature and always means "paid". The webhook, which Multicard enables on request, has a SHA-1 signature and a
 * state. If we refuse a callback, Multicard refunds the money itself. Money that is not owed is therefore refused
 * [PY-3].
 */
export async function answerMulticard(
  { clock, ...doors }: { db: Database; clock: Clock } & CredentialKeys,
  { merchantId, text }: { merchantId: string; text: string },
): Promise<string> {
  const said = readJson(text);
  const paymentId = textOf(said?.["invoice_id"]);
  if (!said || !isId(paymentId)) return JSON.stringify({ success: false });
  const isLetIn = (credentials: Credentials) => isSigned(said, credentials);
  const isPaid = await letIn(doors, { merchantId, provider, isLetIn }, async (tx) => {
    const state = "status" in said ? multicardState(said["status"]) : "paid";
    const standing = { state, tiyin: Number(said["amount"]), reference: textOf(said["uuid"]) };
    const isLast = await settlePayment(tx, {
      merchantId,
      paymentId: paymentId.toLowerCase(),
      standing,
      now: clock.now(),
      isRefusable: true,
    });
    return isLast === "paid" || (isLast !== null && state !== "paid");
  });
  return JSON.stringify({ success: isPaid ?? false });
}

/**
 * Returns whether the callback is signed by Multicard and names this store. The signature covers the unparsed amount.
 */
export function isSigned(said: Callback, { storeId = "", secret = "" }: Credentials): boolean {
  const [invoice, amount] = [textOf(said["invoice_id"]), textOf(said["amount"])];
  const sign = textOf(said["sign"]).toLowerCase();
  if (!secret || !sign || !invoice) return false;
  if ("status" in said) {
    const wanted = createHash("sha1").update(`${textOf(said["uuid"])}${invoice}${amount}${secret}`);
    return isSameSecret(sign, wanted.digest("hex"));
  }
  if (textOf(said["store_id"]) !== storeId) return false;
  const wanted = createHash("md5").update(`${storeId}${invoice}${amount}${secret}`).digest("hex");
  return isSameSecret(sign, wanted);
}
