import { z } from "zod";
import { CODE_SECONDS } from "../../../users/index.ts";
import type { GatewayApi, GatewayText, Handed, SmsCredentials } from "../gateway-api.ts";
import { type GatewayAnswer, jsonOf, postToGateway } from "../post-to-gateway.ts";
import { verdictOf } from "../verdict.ts";

const taken = z.object({ ok: z.literal(true), result: z.object({ request_id: z.string().min(1).max(100) }) });
const refusal = z.object({ ok: z.literal(false), error: z.string().regex(/^[A-Z\d_]{1,60}$/) });
/** Errors about this phone or code, independent of the account. */
const OF_THE_TEXT = /^(PHONE_NUMBER|CODE)_/;

/**
 * Telegram Gateway (gatewayapi.telegram.org). Sends a code as a Telegram message to the phone's Telegram account.
 * Credentials: `token`. The first call checks whether the phone can be reached. If its response is lost, nothing was
 * sent, so an SMS is used. If the response of the second call is lost, the code may have been sent. Telegram charges
 * once for both calls, and refunds if the code expires before delivery.
 */
export function createTelegramGateway({ api, timeoutMs }: { api: string; timeoutMs: number }): GatewayApi {
  const post = async ({ token = "" }: SmsCredentials, method: string, fields: object) =>
    postToGateway(`${api}/${method}`, {
      body: JSON.stringify(fields),
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      timeoutMs,
    });

  async function hand(credentials: SmsCredentials, text: GatewayText): Promise<Handed> {
    const { phone, code } = text;
    if (!/^\d{4,8}$/.test(code)) return { is: "refused", because: "text", why: "no code to bring" };
    const checked = await post(credentials, "checkSendAbility", { phone_number: phone });
    const requestId = idOf(checked);
    if (requestId === null)
      return refusalOf(checked) ?? { is: "refused", because: "account", why: "nobody knows whether it can" };
    const told = text.callbackUrlOf("telegram-gateway");
    // Telegram calls https addresses only. A simulator calls any address.
    const isHeard = told !== null && (told.startsWith("https:") || api.startsWith("http:"));
    const sent = await post(credentials, "sendVerificationMessage", {
      phone_number: phone,
      request_id: requestId,
      code,
      ttl: CODE_SECONDS,
      ...(isHeard && { callback_url: told }),
    });
    return refusalOf(sent) ?? verdictOf(sent, () => idOf(sent));
  }
  return { name: "telegram-gateway", hand };
}

const bodyOf = (answer: GatewayAnswer) => (answer.is === "answered" ? jsonOf(answer.text) : null);

const idOf = (answer: GatewayAnswer): string | null =>
  taken.safeParse(bodyOf(answer)).data?.result.request_id ?? null;

/** Returns the error of a response. Null if it has none. */
function refusalOf(answer: GatewayAnswer): Handed | null {
  const why = refusal.safeParse(bodyOf(answer)).data?.error;
  return why === undefined
    ? null
    : { is: "refused", because: OF_THE_TEXT.test(why) ? "text" : "account", why };
}
