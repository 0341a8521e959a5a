import { endpoints } from "@dasturxon/contract";
import type { PaymentProviderName } from "@dasturxon/domain/payment-providers";
import { bind, type Http, Sent } from "../../platform/http/index.ts";
import type { CredentialKeys } from "./credentials/credentials.ts";
import { registerAccounts } from "./accounts/http.ts";
import { registerCards } from "./cards/http.ts";
import { answerClick } from "./gateways/click/answer-click.ts";
import { hearPage } from "./gateways/hear-page.ts";
import { answerMulticard } from "./gateways/multicard/answer-multicard.ts";
import { answerPayme } from "./gateways/payme/answer-payme.ts";
import { answerPaynet } from "./gateways/paynet/answer-paynet.ts";
import { answerUzum } from "./gateways/uzum/answer-uzum.ts";
import type { Payments } from "./providers.ts";

/** Registers the providers' callbacks. Each has its provider's own protocol and error format [PY-3]. */
export function registerPayments(
  http: Http,
  { credentialKeys, payments }: { payments: Payments } & CredentialKeys,
): void {
  const keys = { credentialKeys };
  registerAccounts(http, { payments, ...keys });
  registerCards(http, { payments, ...keys });
  const { noteAnswer } = payments.tally;
  const sent = <Reply>(provider: PaymentProviderName, answer: { status: number; text: string }) => {
    noteAnswer(provider, answer);
    return new Sent<Reply>(answer.status, answer.text, false);
  };
  bind(http, endpoints.multicard, async ({ merchant, body: text, db, clock }) => {
    const told = { merchantId: merchant.id, text };
    const answer = await answerMulticard({ db, clock, ...keys }, told);
    return sent("multicard", { status: 200, text: answer });
  });
  bind(http, endpoints.payze, async ({ merchant, body: text }) => {
    const told = { merchantId: merchant.id, text, field: "IdempotencyKey" };
    return sent("payze", await hearPage(payments.pagesOf("payze"), told));
  });
  bind(http, endpoints.uzumCheckout, async ({ merchant, body: text }) => {
    const told = { merchantId: merchant.id, text, field: "orderNumber" };
    return sent("uzum-checkout", await hearPage(payments.pagesOf("uzum-checkout"), told));
  });
  bind(http, endpoints.paynet, async ({ merchant, headers, body: text, db, clock }) => {
    const told = { merchantId: merchant.id, ...headers, text, now: clock.now() };
    return sent("paynet", await answerPaynet({ db, ...keys }, told));
  });
  bind(http, endpoints.payme, async ({ merchant, headers, body: text, db, clock }) => {
    const told = { merchantId: merchant.id, ...headers, text, now: clock.now() };
    return sent("payme", { status: 200, text: await answerPayme({ db, ...keys }, told) });
  });
  bind(http, endpoints.uzum, async ({ merchant, params, headers, body: text, db, clock }) => {
    const { operation } = params;
    const told = { merchantId: merchant.id, operation, ...headers, text, now: clock.now() };
    return sent("uzum", await answerUzum({ db, ...keys }, told));
  });
  bind(http, endpoints.click, async ({ merchant, body: text, db, clock }) => {
    const told = { merchantId: merchant.id, text, now: clock.now() };
    return sent("click", { status: 200, text: await answerClick({ db, ...keys }, told) });
  });
}
