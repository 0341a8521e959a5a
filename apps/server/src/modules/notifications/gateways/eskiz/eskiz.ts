import { z } from "zod";
import type { GatewayApi, GatewayText, Handed, SmsCredentials } from "../gateway-api.ts";
import { jsonOf, postToGateway } from "../post-to-gateway.ts";
import { verdictOf } from "../verdict.ts";
import { createEskizTokens, type EskizParts } from "./eskiz-token.ts";

const UNAUTHORIZED = 401;
/** One token may have ended, and the next by another process's login. */
const MAX_TRIES = 3;

const sent = z.object({ id: z.union([z.string().min(1).max(100), z.int()]).transform(String) });

/**
 * Eskiz (notify.eskiz.uz): a login gives a token, a text is one form. Credentials: `email`, `password`, and `from`, the
 * sender's name that Eskiz gave (`4546` until the brand has its own). What is known of it comes from its users' code, not
 * from Eskiz: that a 4xx certainly took nothing, and that 400 is a text whose template it has not approved (a trial account
 * sends its three texts alone). `callback_url` is where it tells what became of the text.
 */
export function createEskiz(parts: EskizParts): GatewayApi {
  const { api, timeoutMs } = parts;
  const tokens = createEskizTokens(parts);

  async function hand(credentials: SmsCredentials, text: GatewayText): Promise<Handed> {
    for (let round = 0; round < MAX_TRIES; round += 1) {
      const token = await tokens.find(credentials);
      if (token === null) return { is: "refused", because: "account", why: "no token" };
      const answer = await postToGateway(`${api}/message/sms/send`, {
        body: formOf(credentials, text),
        headers: { accept: "application/json", authorization: `Bearer ${token.text}` },
        timeoutMs,
      });
      // A call that is not let in has sent nothing: it may be made again.
      if (answer.is === "answered" && answer.status === UNAUTHORIZED) tokens.drop(credentials, token);
      else return verdictOf(answer, (said) => sent.safeParse(jsonOf(said)).data?.id ?? null);
    }
    return { is: "refused", because: "account", why: `status ${UNAUTHORIZED}` };
  }
  return { name: "eskiz", hand };
}

function formOf({ from = "" }: SmsCredentials, { phone, text, callbackUrlOf }: GatewayText): URLSearchParams {
  const form = new URLSearchParams({ mobile_phone: phone.replace("+", ""), message: text, from });
  const callbackUrl = callbackUrlOf("eskiz");
  if (callbackUrl !== null) form.set("callback_url", callbackUrl);
  return form;
}
