import { z } from "zod";
import { parseJsonOrNull, interpretGatewayAnswer } from "../gateway-answer.ts";
import type {
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
import { createEskizTokens } from "./token.ts";

const UNAUTHORIZED_STATUS = 401;
/**
 * Maximum number of attempts to send a message. One token may have expired, and the next one may be invalidated by
 * another process's login.
 */
const MAX_SEND_ATTEMPTS = 3;

const sentMessageReplySchema = z.object({
  id: z.union([z.string().min(1).max(100), z.int()]).transform(String),
});

/**
 * Eskiz (notify.eskiz.uz). A login returns a token, and each message is a form post. Credentials: `email`, `password`,
 * and `from`, the sender name assigned by Eskiz (`4546` until the brand has its own). Eskiz reports the message's state
 * to `callback_url`.
 *
 * Known only from its users' code: a 4xx response means that the message was not accepted, and 400 means that its
 * template is not approved (a trial account can send only three fixed messages).
 */
export const eskizGatewayModule: SmsGatewayModule<SmsAccountField<"eskiz">> & ReportingGateway = {
  api: "https://notify.eskiz.uz/api",
  variables: {
    api: "ESKIZ_API",
    account: { email: "ESKIZ_EMAIL", password: "ESKIZ_PASSWORD", from: "ESKIZ_FROM" },
  },
  demoAccount: { email: "demo@example.uz", password: "demo-eskiz-password", from: "4546" },
  isSigned: false,
  readReport,
  open: openEskizGateway,
};

function openEskizGateway(port: GatewayDependencies): GatewayApi {
  const { api, post } = port;
  const tokens = createEskizTokens(port);

  async function sendText(credentials: SmsCredentials, text: GatewayMessage): Promise<DispatchOutcome> {
    for (let round = 0; round < MAX_SEND_ATTEMPTS; round += 1) {
      const token = await tokens.find(credentials);
      if (token === null) return { is: "refused", because: "account", why: "no token" };
      const answer = await post(`${api}/message/sms/send`, {
        body: createSmsForm(credentials, text),
        headers: { accept: "application/json", authorization: `Bearer ${token.text}` },
      });
      // A 401 response means that nothing was sent, so a retry is safe.
      if (answer.is === "answered" && answer.status === UNAUTHORIZED_STATUS) tokens.drop(credentials, token);
      else
        return interpretGatewayAnswer(
          answer,
          (said) => sentMessageReplySchema.safeParse(parseJsonOrNull(said)).data?.id ?? null,
        );
    }
    return { is: "refused", because: "account", why: `status ${UNAUTHORIZED_STATUS}` };
  }
  return { hand: sendText };
}

function createSmsForm(
  { from = "" }: SmsCredentials,
  { phone, text, callbackUrl }: GatewayMessage,
): URLSearchParams {
  const form = new URLSearchParams({ mobile_phone: phone.replace("+", ""), message: text, from });
  if (callbackUrl !== null) form.set("callback_url", callbackUrl);
  return form;
}
