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
 * Answers Multicard's callback, as JSON text with status 200. The one after a payment is signed by MD5 and says nothing
 * but that it is paid; the webhook that Multicard turns on at request names the state and is signed by SHA-1. Refused,
 * Multicard gives the money back by itself: what nobody owes is refused [PY-3].
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

/** Is it Multicard, about this store of its? Amounts go into the sign as they came. */
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
