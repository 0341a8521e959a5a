import type { Database } from "../../../../platform/database/index.ts";
import type { CredentialKeys, PaymentCredentialsTrial } from "../../credentials/credentials.ts";
import { answerPaynetCallback } from "./answer-paynet.ts";
import { paynetErrors } from "./paynet-errors.ts";
import { PAYNET_PAYMENT_NUMBER_FIELD } from "./paynet-request.ts";

/** Payment number that no bill can have: it is below the assigned range. */
const UNKNOWN_PAYMENT_NUMBER = "100000";

/** Returns whether our web service accepts the given credentials from Paynet. */
export async function tryPaynetCredentials(
  doors: { db: Database } & CredentialKeys,
  { merchantId, credentials, now }: PaymentCredentialsTrial,
): Promise<boolean> {
  const { serviceId, login, password } = credentials;
  const authorization = `Basic ${Buffer.from(`${login}:${password}`).toString("base64")}`;
  const params = { serviceId, fields: { [PAYNET_PAYMENT_NUMBER_FIELD]: UNKNOWN_PAYMENT_NUMBER } };
  const text = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "GetInformation", params });
  const answer = await answerPaynetCallback(doors, { merchantId, authorization, text, now });
  const { error } = JSON.parse(answer.text) as { error?: { code: number } };
  return error?.code === paynetErrors.noNumber().code;
}
