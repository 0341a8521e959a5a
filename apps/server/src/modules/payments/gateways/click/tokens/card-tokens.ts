import type { Credentials } from "../../../credentials/credentials.ts";
import { callProvider, textOf } from "../../call-provider.ts";
import { API, clickAuth } from "../click-reversal.ts";

/** What Click answered, `error_code` among it: 0 where it did what was asked. */
type Answer = Readonly<Record<string, unknown>>;

async function call(
  credentials: Credentials,
  path: string,
  { now, body }: { now: Date; body?: object },
): Promise<Answer> {
  const { api = API, serviceId } = credentials;
  const answer = await callProvider(`${api}/card_token/${path}`, {
    method: body ? "POST" : "DELETE",
    headers: { auth: clickAuth(credentials, now) },
    ...(body && { body: { service_id: Number(serviceId), ...body } }),
  });
  return answer.body;
}

/** Has Click make a token of a card, for more than one payment, and the bank send a code. Null: it takes no such card. */
export async function requestToken(
  credentials: Credentials,
  { number, expiry, now }: { number: string; expiry: string; now: Date },
): Promise<{ token: string; phone: string } | null> {
  const body = { card_number: number, expire_date: expiry.replace("/", ""), temporary: 0 };
  const answer = await call(credentials, "request", { now, body });
  const token = textOf(answer["card_token"]);
  return answer["error_code"] === 0 && token !== "" ? { token, phone: textOf(answer["phone_number"]) } : null;
}

/** Makes a token good to pay by. @returns the card's number as Click masks it; null: the code is wrong or over. */
export async function verifyToken(
  credentials: Credentials,
  { token, code, now }: { token: string; code: string; now: Date },
): Promise<string | null> {
  const answer = await call(credentials, "verify", { now, body: { card_token: token, sms_code: code } });
  return answer["error_code"] === 0 ? textOf(answer["card_number"]) : null;
}

/**
 * Pays by a token, `amount` in sum. Not to be repeated: Click has nothing that a repeat would be known by. The order is named
 * twice, because Click's page and Click's own library call the field differently. @returns Click's id of the payment and
 * how it stands; null: refused.
 */
export async function payByToken(
  credentials: Credentials,
  { token, orderId, amount, now }: { token: string; orderId: string; amount: number; now: Date },
): Promise<{ paymentId: string; status: number } | null> {
  const body = { card_token: token, amount, transaction_parameter: orderId, merchant_trans_id: orderId };
  const answer = await call(credentials, "payment", { now, body });
  const paymentId = textOf(answer["payment_id"]);
  if (answer["error_code"] !== 0 || paymentId === "") return null;
  return { paymentId, status: Number(answer["payment_status"]) };
}

/** Has Click forget a token; one that it does not know is none. */
export async function removeToken(
  credentials: Credentials,
  { token, now }: { token: string; now: Date },
): Promise<void> {
  const { serviceId = "" } = credentials;
  await call(credentials, [serviceId, token].map(encodeURIComponent).join("/"), { now });
}
