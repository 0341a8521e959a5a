import type { Database } from "../../../../platform/database/index.ts";
import { newId } from "../../../../platform/ids.ts";
import type { CredentialKeys, PaymentCredentialsTrial } from "../../credentials/credentials.ts";
import { answerUzumCallback } from "./answer-uzum.ts";
import { uzumErrors } from "./uzum-errors.ts";
import { UZUM_ORDER_FIELD } from "./uzum-request.ts";

/** Returns whether our Merchant API callback accepts the given credentials. */
export async function tryUzumCredentials(
  doors: { db: Database } & CredentialKeys,
  { merchantId, credentials, now }: PaymentCredentialsTrial,
): Promise<boolean> {
  const { serviceId, login, password } = credentials;
  const authorization = `Basic ${Buffer.from(`${login}:${password}`).toString("base64")}`;
  const params = { [UZUM_ORDER_FIELD]: newId() };
  const text = JSON.stringify({ serviceId: Number(serviceId), timestamp: now.getTime(), params });
  const answer = await answerUzumCallback(doors, {
    merchantId,
    operation: "check",
    authorization,
    text,
    now,
  });
  const { errorCode } = JSON.parse(answer.text) as { errorCode?: string };
  return errorCode === uzumErrors.noOrder().code;
}
