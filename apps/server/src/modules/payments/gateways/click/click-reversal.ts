import { createHash } from "node:crypto";
import type { Credentials } from "../../credentials/credentials.ts";
import { callProvider } from "../call-provider.ts";
import type { RefundOutcome } from "../payment-provider.ts";

/** Base address of Click's Merchant API. */
export const CLICK_MERCHANT_API_URL = "https://api.click.uz/v2/merchant";

/**
 * Refunds a payment by Click's Merchant API. `paymentId` is Click's id shown to the payer (`click_paydoc_id`). Click
 * reverses online card payments of the current month and may refuse any of them. After a refusal the staff refund by
 * hand.
 */
export async function reversePaymentAtClick(
  credentials: Credentials,
  { paymentId, now }: { paymentId: string; now: Date },
): Promise<RefundOutcome> {
  const { api = CLICK_MERCHANT_API_URL, serviceId = "" } = credentials;
  const path = `/payment/reversal/${encodeURIComponent(serviceId)}/${encodeURIComponent(paymentId)}`;
  const { body } = await callProvider(`${api}${path}`, {
    method: "DELETE",
    headers: { auth: createClickAuthHeader(credentials, now) },
  });
  return body["error_code"] === 0 ? "given" : "refused_for_good";
}

/** Returns the `Auth` header of Click's Merchant API: user id, SHA-1 of timestamp (seconds) and secret, timestamp. */
export function createClickAuthHeader(
  { merchantUserId = "", secretKey = "" }: Credentials,
  now: Date,
): string {
  const time = String(Math.floor(now.getTime() / 1000));
  const digest = createHash("sha1").update(`${time}${secretKey}`).digest("hex");
  return `${merchantUserId}:${digest}:${time}`;
}
