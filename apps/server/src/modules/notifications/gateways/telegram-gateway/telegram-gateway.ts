import { z } from "zod";
import { CODE_SECONDS } from "../../../users/index.ts";
import type { GatewayApi, GatewayText, Handed, SmsCredentials } from "../gateway-api.ts";
import { type GatewayAnswer, jsonOf, postToGateway } from "../post-to-gateway.ts";
import { verdictOf } from "../verdict.ts";

const taken = z.object({ ok: z.literal(true), result: z.object({ request_id: z.string().min(1).max(100) }) });
const refusal = z.object({ ok: z.literal(false), error: z.string().regex(/^[A-Z\d_]{1,60}$/) });
/** About this phone or code alone, whosever account it is. */
const OF_THE_TEXT = /^(PHONE_NUMBER|CODE)_/;

/**
 * Telegram Gateway (gatewayapi.telegram.org): brings a code as a message of Telegram's own to whoever has an account with
 * this phone. Credentials: `token`, by which the account is known. It is asked first whether it can: what is lost of that
 * sent nothing, so an SMS brings the code. What is lost of the sending may be on its way. Telegram takes the fee once for
 * both, and gives it back where the message did not come before the code ended.
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
    // It calls by https alone; a simulator calls anywhere.
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

/** What it says that it has against it; null: it says nothing of that kind. */
function refusalOf(answer: GatewayAnswer): Handed | null {
  const why = refusal.safeParse(bodyOf(answer)).data?.error;
  return why === undefined
    ? null
    : { is: "refused", because: OF_THE_TEXT.test(why) ? "text" : "account", why };
}
