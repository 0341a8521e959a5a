import type { Database } from "../../../../platform/database/index.ts";
import { newId } from "../../../../platform/ids.ts";
import type { CredentialKeys, PaymentCredentialsTrial } from "../../credentials/credentials.ts";
import { answerClickCallback } from "./answer-click.ts";
import { clickErrors } from "./click-errors.ts";
import { createClickSignature } from "./click-request.ts";

/** Returns whether our SHOP API callback accepts the given credentials. */
export async function tryClickCredentials(
  doors: { db: Database } & CredentialKeys,
  { merchantId, credentials, now }: PaymentCredentialsTrial,
): Promise<boolean> {
  const form = new URLSearchParams({
    click_trans_id: "1",
    service_id: credentials["serviceId"] ?? "",
    click_paydoc_id: "1",
    merchant_trans_id: newId(),
    amount: "1",
    action: "0",
    error: "0",
    error_note: "",
    sign_time: now.toISOString(),
  });
  form.set("sign_string", createClickSignature(form, credentials["secretKey"] ?? ""));
  const answer = await answerClickCallback(doors, { merchantId, text: form.toString(), now });
  const { error } = JSON.parse(answer) as { error: number };
  return Boolean(credentials["merchantId"]) && error === clickErrors.noOrder().code;
}
