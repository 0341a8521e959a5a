import { z } from "zod";
import { parseJsonOrNull, interpretGatewayAnswer } from "../gateway-answer.ts";
import type {
  GatewayAnswer,
  GatewayApi,
  GatewayDependencies,
  GatewayMessage,
  DispatchOutcome,
  ReportingGateway,
  SmsCredentials,
  SmsGatewayModule,
} from "../gateway-api.ts";
import type { SmsAccountField } from "../facts.ts";
import { readReport } from "./report.ts";

const acceptedReplySchema = z.object({
  ok: z.literal(true),
  result: z.object({ request_id: z.string().min(1).max(100) }),
});
const refusedReplySchema = z.object({ ok: z.literal(false), error: z.string().regex(/^[A-Z\d_]{1,60}$/) });
/** Gateway errors that are caused by this phone or code and not by the account. */
const PHONE_OR_CODE_ERROR_PATTERN = /^(PHONE_NUMBER|CODE)_/;

/**
 * Telegram Gateway (gatewayapi.telegram.org). Sends a code as a Telegram message to the phone's Telegram account.
 * Credentials: `token`. The first call checks whether the phone can be reached. If its response is lost, nothing was
 * sent, so an SMS is used. If the response of the second call is lost, the code may have been sent. Telegram charges
 * once for both calls, and refunds if the code expires before delivery.
 */
export const telegramGatewayModule: SmsGatewayModule<SmsAccountField<"telegram-gateway">> & ReportingGateway =
  {
    api: "https://gatewayapi.telegram.org",
    variables: { api: "TELEGRAM_GATEWAY_API", account: { token: "TELEGRAM_GATEWAY_TOKEN" } },
    demoAccount: { token: "demo-telegram-gateway-token" },
    isSigned: true,
    readReport,
    open: openTelegramGateway,
  };

function openTelegramGateway({ api, post, codeSeconds }: GatewayDependencies): GatewayApi {
  const callGateway = async ({ token = "" }: SmsCredentials, method: string, fields: object) =>
    post(`${api}/${method}`, {
      body: JSON.stringify(fields),
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    });

  async function sendText(credentials: SmsCredentials, text: GatewayMessage): Promise<DispatchOutcome> {
    const { phone, code, callbackUrl } = text;
    if (!/^\d{4,8}$/.test(code)) return { is: "refused", because: "text", why: "no code to bring" };
    const checked = await callGateway(credentials, "checkSendAbility", { phone_number: phone });
    const requestId = parseAcceptedMessageId(checked);
    if (requestId === null)
      return (
        toDispatchRefusal(checked) ?? {
          is: "refused",
          because: "account",
          why: "nobody knows whether it can",
        }
      );
    // Telegram sends callbacks only to https addresses. A simulator sends callbacks to any address.
    const isHeard = callbackUrl !== null && (callbackUrl.startsWith("https:") || api.startsWith("http:"));
    const sent = await callGateway(credentials, "sendVerificationMessage", {
      phone_number: phone,
      request_id: requestId,
      code,
      ttl: codeSeconds,
      ...(isHeard && { callback_url: callbackUrl }),
    });
    return toDispatchRefusal(sent) ?? interpretGatewayAnswer(sent, () => parseAcceptedMessageId(sent));
  }
  return { hand: sendText };
}

const parseAnswerBody = (answer: GatewayAnswer) =>
  answer.is === "answered" ? parseJsonOrNull(answer.text) : null;

const parseAcceptedMessageId = (answer: GatewayAnswer): string | null =>
  acceptedReplySchema.safeParse(parseAnswerBody(answer)).data?.result.request_id ?? null;

/** Returns the error of a response. Null if it has none. */
function toDispatchRefusal(answer: GatewayAnswer): DispatchOutcome | null {
  const why = refusedReplySchema.safeParse(parseAnswerBody(answer)).data?.error;
  return why === undefined
    ? null
    : { is: "refused", because: PHONE_OR_CODE_ERROR_PATTERN.test(why) ? "text" : "account", why };
}
