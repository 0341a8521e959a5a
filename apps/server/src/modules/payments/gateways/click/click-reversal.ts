import { createHash } from "node:crypto";
import type { Credentials } from "../../credentials/credentials.ts";
import { callProvider } from "../call-provider.ts";
import type { RefundEnd } from "../payment-provider.ts";

/** Of its Merchant API. */
export const API = "https://api.click.uz/v2/merchant";

/**
 * Asks Click's Merchant API to give a payment back; `paymentId` is what Click calls it to the payer (`click_paydoc_id`).
 * Click reverses payments of the month by online cards and may refuse any: then the staff give the money back by hand.
 */
export async function reverseAtClick(
  credentials: Credentials,
  { paymentId, now }: { paymentId: string; now: Date },
): Promise<RefundEnd> {
  const { api = API, serviceId = "" } = credentials;
  const path = `/payment/reversal/${encodeURIComponent(serviceId)}/${encodeURIComponent(paymentId)}`;
  const { body } = await callProvider(`${api}${path}`, {
    method: "DELETE",
    headers: { auth: clickAuth(credentials, now) },
  });
  return body["error_code"] === 0 ? "given" : "refused_for_good";
}

/** Who calls Click's Merchant API: the user, SHA-1 over the moment in seconds and the secret, and the moment. */
export function clickAuth({ merchantUserId = "", secretKey = "" }: Credentials, now: Date): string {
  const time = String(Math.floor(now.getTime() / 1000));
  const digest = createHash("sha1").update(`${time}${secretKey}`).digest("hex");
  return `${merchantUserId}:${digest}:${time}`;
}
