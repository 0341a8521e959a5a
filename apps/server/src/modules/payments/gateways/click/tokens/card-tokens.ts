import { toTextOrEmpty } from "@dasturxon/providers/json-text";
import type { Credentials } from "../../../credentials/credentials.ts";
import { callProvider } from "../../call-provider.ts";
import { CLICK_MERCHANT_API_URL, createClickAuthHeader } from "../click-reversal.ts";

/** Response of Click. `error_code` is 0 on success. */
type ClickResponse = Readonly<Record<string, unknown>>;

async function callCardTokenApi(
  credentials: Credentials,
  path: string,
  { now, body }: { now: Date; body?: object },
): Promise<ClickResponse> {
  const { api = CLICK_MERCHANT_API_URL, serviceId } = credentials;
  const answer = await callProvider(`${api}/card_token/${path}`, {
    method: body ? "POST" : "DELETE",
    headers: { auth: createClickAuthHeader(credentials, now) },
    ...(body && { body: { service_id: Number(serviceId), ...body } }),
  });
  return answer.body;
}

/** Creates a reusable token for a card at Click and makes the bank send a code. Null if Click refuses the card. */
export async function requestCardToken(
  credentials: Credentials,
  { number, expiry, now }: { number: string; expiry: string; now: Date },
): Promise<{ token: string; phone: string } | null> {
  const body = { card_number: number, expire_date: expiry.replace("/", ""), temporary: 0 };
  const answer = await callCardTokenApi(credentials, "request", { now, body });
  const token = toTextOrEmpty(answer["card_token"]);
  return answer["error_code"] === 0 && token !== ""
    ? { token, phone: toTextOrEmpty(answer["phone_number"]) }
    : null;
}

/**
 * Activates a card token by the code that the bank sent.
 * @returns the masked card number. Null if the code is wrong or expired.
 */
export async function verifyCardToken(
  credentials: Credentials,
  { token, code, now }: { token: string; code: string; now: Date },
): Promise<string | null> {
  const answer = await callCardTokenApi(credentials, "verify", {
    now,
    body: { card_token: token, sms_code: code },
  });
  return answer["error_code"] === 0 ? toTextOrEmpty(answer["card_number"]) : null;
}

/**
 * Pays by a token. `amount` is in soʻm. Not idempotent: Click has no idempotency key. The order id is sent in two
 * fields, because Click's documentation and Click's own library name the field differently.
 * @returns Click's id of the payment and its status. Null if Click refused.
 */
export async function payByCardToken(
  credentials: Credentials,
  { token, orderId, amount, now }: { token: string; orderId: string; amount: number; now: Date },
): Promise<{ paymentId: string; status: number } | null> {
  const body = { card_token: token, amount, transaction_parameter: orderId, merchant_trans_id: orderId };
  const answer = await callCardTokenApi(credentials, "payment", { now, body });
  const paymentId = toTextOrEmpty(answer["payment_id"]);
  if (answer["error_code"] !== 0 || paymentId === "") return null;
  return { paymentId, status: Number(answer["payment_status"]) };
}

/** Deletes a token at Click. An unknown token is not an error. */
export async function removeCardToken(
  credentials: Credentials,
  { token, now }: { token: string; now: Date },
): Promise<void> {
  const { serviceId = "" } = credentials;
  await callCardTokenApi(credentials, [serviceId, token].map(encodeURIComponent).join("/"), { now });
}
