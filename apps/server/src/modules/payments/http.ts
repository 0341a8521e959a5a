import { endpoints } from "@dasturxon/contract";
import { bind, type Http, Sent } from "../../platform/http/index.ts";
import type { CredentialKeys } from "./credentials/credentials.ts";
import { registerAccounts } from "./accounts/http.ts";
import { answerClick } from "./gateways/click/answer-click.ts";
import { answerPayme } from "./gateways/payme/answer-payme.ts";
import { answerUzum } from "./gateways/uzum/answer-uzum.ts";

/** The doors of payment providers: each speaks its own protocol, in its own words for errors too [PY-3]. */
export function registerPayments(http: Http, { credentialKeys }: CredentialKeys): void {
  const keys = { credentialKeys };
  registerAccounts(http, keys);
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
