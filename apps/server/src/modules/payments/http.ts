import { endpoints } from "@dasturxon/contract";
import { toCallName } from "@dasturxon/contract/payment-callbacks";
import { PAYMENT_PROVIDER_NAMES } from "@dasturxon/providers/payments/facts";
import { bind, type Http, SentReply } from "../../platform/http/index.ts";
import type { CredentialKeys } from "./credentials/credentials.ts";
import { registerAccounts } from "./accounts/http.ts";
import { registerCards } from "./cards/http.ts";
import { gatewayOf } from "./gateways/gateways.ts";
import type { Payments } from "./providers.ts";

/** Registers the providers' callbacks. Each has its provider's own protocol and error format [PY-3]. */
export function registerPayments(
  http: Http,
  { credentialKeys, payments }: { payments: Payments } & CredentialKeys,
): void {
  const keys = { credentialKeys };
  registerAccounts(http, { payments, ...keys });
  registerCards(http, { payments, ...keys });
  for (const provider of PAYMENT_PROVIDER_NAMES) {
    const gateway = gatewayOf(provider);
    bind(http, endpoints[toCallName(provider)], async ({ merchant, params, headers, body, db, clock }) => {
      const operation = "operation" in params ? params.operation : "";
      const request = { merchantId: merchant.id, operation, ...headers, text: body, now: clock.now() };
      const answer = await gateway.answer({ db, payments, ...keys }, request);
      payments.tally.noteAnswer(provider, answer);
      return new SentReply(answer.status, answer.text, false);
    });
  }
}
