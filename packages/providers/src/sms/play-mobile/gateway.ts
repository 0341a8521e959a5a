import { z } from "zod";
import { parseJsonOrNull, interpretGatewayAnswer } from "../gateway-answer.ts";
import type {
  GatewayApi,
  GatewayDependencies,
  GatewayMessage,
  DispatchOutcome,
  SmsCredentials,
  SmsGatewayModule,
} from "../gateway-api.ts";
import type { SmsAccountField } from "../facts.ts";

const ACCEPTED_REPLY_PATTERN = /^\s*"?request is received"?\.?\s*$/i;
const BAD_REQUEST_STATUS = 400;
/** Error codes of the service and the account. Higher codes are about the message. */
const ACCOUNT_ERROR_CODES = { least: 100, most: 105 };
const refusalReplySchema = z.object({ "error-code": z.coerce.number().int().min(0).max(999) });

/**
 * Play Mobile (broker-api, Basic authentication). The API accepts batches. Each call sends one message, under our own
 * id. Credentials: `login`, `password`, and `originator`, the sender name. `api` is the address that Play Mobile
 * assigns to the account. There is no published delivery callback, so the state remains "handed over". It is not
 * documented whether a second message with the same id is refused, so no message is sent twice.
 */
export const playMobileGatewayModule: SmsGatewayModule<SmsAccountField<"play-mobile">> = {
  api: "https://send.smsxabar.uz",
  variables: {
    api: "PLAYMOBILE_API",
    account: {
      login: "PLAYMOBILE_LOGIN",
      password: "PLAYMOBILE_PASSWORD",
      originator: "PLAYMOBILE_ORIGINATOR",
    },
  },
  demoAccount: { login: "demo", password: "demo-play-mobile-password", originator: "3700" },
  open: openPlayMobileGateway,
};

function openPlayMobileGateway({ api, post }: GatewayDependencies): GatewayApi {
  async function sendText(credentials: SmsCredentials, text: GatewayMessage): Promise<DispatchOutcome> {
    const { login = "", password = "" } = credentials;
    const answer = await post(`${api}/broker-api/send`, {
      body: JSON.stringify({ messages: [createMessage(credentials, text)] }),
      headers: {
        "content-type": "application/json",
        authorization: `Basic ${Buffer.from(`${login}:${password}`).toString("base64")}`,
      },
    });
    const handed = interpretGatewayAnswer(answer, (said) =>
      ACCEPTED_REPLY_PATTERN.test(said) ? text.id : null,
    );
    if (answer.is !== "answered" || answer.status !== BAD_REQUEST_STATUS) return handed;
    const code = refusalReplySchema.safeParse(parseJsonOrNull(answer.text)).data?.["error-code"];
    const isAccount =
      code !== undefined && code >= ACCOUNT_ERROR_CODES.least && code <= ACCOUNT_ERROR_CODES.most;
    return {
      is: "refused",
      because: isAccount ? "account" : "text",
      why: `error ${code ?? "without a code"}`,
    };
  }
  return { hand: sendText };
}

function createMessage({ originator = "" }: SmsCredentials, { id, phone, text }: GatewayMessage) {
  return { recipient: phone.replace("+", ""), "message-id": id, sms: { originator, content: { text } } };
}
