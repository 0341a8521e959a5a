import { endpoints } from "@dasturxon/contract";
import { toCallbackEndpointName } from "@dasturxon/contract/payment-callbacks";
import { PAYMENT_PROVIDER_NAMES } from "@dasturxon/providers/payments/facts";
import { bindEndpoint, type Http, EncodedReply } from "../../platform/http/index.ts";
import type { CredentialKeys } from "./credentials/credentials.ts";
import { registerAccounts } from "./accounts/http.ts";
import { registerCards } from "./cards/http.ts";
import { getPaymentGateway } from "./gateways/gateways.ts";
import type { PaymentRegistry } from "./providers.ts";

/** Registers the providers' callbacks. Each has its provider's own protocol and error format [PY-3]. */
export function registerPayments(
  http: Http,
  { credentialKeys, payments }: { payments: PaymentRegistry } & CredentialKeys,
): void {
  const keys = { credentialKeys };
  registerAccounts(http, { payments, ...keys });
  registerCards(http, { payments, ...keys });
  for (const provider of PAYMENT_PROVIDER_NAMES) {
    const gateway = getPaymentGateway(provider);
    bindEndpoint(
      http,
      endpoints[toCallbackEndpointName(provider)],
      async ({ merchant, params, headers, body, db, clock }) => {
        const operation = "operation" in params ? params.operation : "";
        const request = { merchantId: merchant.id, operation, ...headers, text: body, now: clock.now() };
        const answer = await gateway.answer({ db, payments, ...keys }, request);
        payments.tally.noteAnswer(provider, answer);
        return new EncodedReply(answer.status, answer.text, false);
      },
    );
  }
}
