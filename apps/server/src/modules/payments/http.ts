import { endpoints } from "@dasturxon/contract";
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

/** The doors of payment providers: each speaks its own protocol, in its own words for errors too [PY-3]. */
export function registerPayments(
  http: Http,
  { credentialKeys, payments }: { payments: Payments } & CredentialKeys,
): void {
  const keys = { credentialKeys };
  registerAccounts(http, { payments, ...keys });
  registerCards(http, { payments, ...keys });
  bind(http, endpoints.multicard, async ({ merchant, body: text, db, clock }) => {
    const told = { merchantId: merchant.id, text };
    return new Sent(200, await answerMulticard({ db, clock, ...keys }, told), false);
  });
  bind(http, endpoints.payze, async ({ merchant, body: text }) => {
    const told = { merchantId: merchant.id, text, field: "IdempotencyKey" };
    const { status, text: answer } = await hearPage(payments.pagesOf("payze"), told);
    return new Sent(status, answer, false);
  });
  bind(http, endpoints.uzumCheckout, async ({ merchant, body: text }) => {
    const told = { merchantId: merchant.id, text, field: "orderNumber" };
    const { status, text: answer } = await hearPage(payments.pagesOf("uzum-checkout"), told);
    return new Sent(status, answer, false);
  });
  bind(http, endpoints.paynet, async ({ merchant, headers, body: text, db, clock }) => {
    const told = { merchantId: merchant.id, ...headers, text, now: clock.now() };
    const { status, text: answer } = await answerPaynet({ db, ...keys }, told);
    return new Sent(status, answer, false);
  });
  bind(http, endpoints.payme, async ({ merchant, headers, body: text, db, clock }) => {
    const told = { merchantId: merchant.id, ...headers, text, now: clock.now() };
    return new Sent(200, await answerPayme({ db, ...keys }, told), false);
  });
  bind(http, endpoints.uzum, async ({ merchant, params, headers, body: text, db, clock }) => {
    const { operation } = params;
    const told = { merchantId: merchant.id, operation, ...headers, text, now: clock.now() };
    const { status, text: answer } = await answerUzum({ db, ...keys }, told);
    return new Sent(status, answer, false);
  });
  bind(http, endpoints.click, async ({ merchant, body: text, db, clock }) => {
    const told = { merchantId: merchant.id, text, now: clock.now() };
    return new Sent(200, await answerClick({ db, ...keys }, told), false);
  });
}
