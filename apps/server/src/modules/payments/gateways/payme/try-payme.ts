import type { Database } from "../../../../platform/database/index.ts";
import { newId } from "../../../../platform/ids.ts";
import type { CredentialKeys, PaymentCredentialsTrial } from "../../credentials/credentials.ts";
import { answerPaymeCallback, PAYME_LOGIN } from "./answer-payme.ts";
import { PAYME_ORDER_FIELD, paymeErrors } from "./payme-errors.ts";

/** Returns whether our Merchant API callback accepts the given credentials. */
export async function tryPaymeCredentials(
  doors: { db: Database } & CredentialKeys,
  { merchantId, credentials, now }: PaymentCredentialsTrial,
): Promise<boolean> {
  const authorization = `Basic ${Buffer.from(`${PAYME_LOGIN}:${credentials["key"]}`).toString("base64")}`;
  const params = { amount: 1, account: { [PAYME_ORDER_FIELD]: newId() } };
  const text = JSON.stringify({ method: "CheckPerformTransaction", params, id: 1 });
  const answer = await answerPaymeCallback(doors, { merchantId, authorization, text, now });
  const { error } = JSON.parse(answer) as { error?: { code: number } };
  return Boolean(credentials["kassaId"]) && error?.code === paymeErrors.noOrder().code;
}
