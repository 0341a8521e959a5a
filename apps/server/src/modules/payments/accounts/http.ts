import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, type Call, type Http, refuse } from "../../../platform/http/index.ts";
import type { CredentialKeys } from "../credentials/credentials.ts";
import type { PaymentRegistry } from "../providers.ts";
import { changeAccount } from "./change-account.ts";
import { listAccounts } from "./list-accounts.ts";
import { testPaymentAccount } from "./try-account.ts";

/** Registers the owner's calls for payment accounts. Staff limited to some branches receive `forbidden`. */
export function registerAccounts(
  http: Http,
  { payments, ...keys }: { payments: PaymentRegistry } & CredentialKeys,
): void {
  bindEndpoint(http, endpoints.paymentAccounts, ({ session: { merchantId, branchIds }, info, db }) => {
    if (branchIds !== null) return refuse("forbidden");
    return db.tenantRead(merchantId, (tx) => listAccounts(tx, merchantId, toRequestOrigin(info)));
  });
  bindEndpoint(http, endpoints.changePaymentAccount, (call) => {
    const { session, params, body, info, db } = call;
    if (session.branchIds !== null) return refuse("forbidden");
    const change = {
      ...params,
      isOn: body.isOn,
      credentials: body.credentials,
      origin: toRequestOrigin(info),
    };
    return db.tenant(session.merchantId, (tx) => changeAccount(tx, keys, call, change));
  });
  bindEndpoint(http, endpoints.tryPaymentAccount, async ({ session, params, db, clock }) => {
    const { merchantId, branchIds } = session;
    if (branchIds !== null) return refuse("forbidden");
    const tried = { merchantId, ...params, now: clock.now() };
    return { isAnswered: await testPaymentAccount({ db, payments, ...keys }, tried) };
  });
}

const toRequestOrigin = ({ isSecure, host }: Call["info"]) => `${isSecure ? "https" : "http"}://${host}`;
