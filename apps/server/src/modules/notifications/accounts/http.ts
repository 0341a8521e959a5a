import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, type Http, refuse } from "../../../platform/http/index.ts";
import { changeSmsAccount } from "./change-sms-account.ts";
import { listSmsAccounts } from "./list-sms-accounts.ts";
import { type TestSmsDeps, trySmsAccount } from "./try-sms-account.ts";

export interface SmsAccountsDeps extends Omit<TestSmsDeps, "db" | "clock"> {
  isPlatformThere: boolean;
}

/** Registers the owner's API calls for SMS accounts. Staff limited to some branches receive `forbidden`. */
export function registerSmsAccounts(http: Http, { isPlatformThere, ...deps }: SmsAccountsDeps): void {
  bindEndpoint(http, endpoints.smsAccounts, async ({ session: { merchantId, branchIds }, db }) => {
    if (branchIds !== null) return refuse("forbidden");
    const accounts = await db.tenantRead(merchantId, (tx) => listSmsAccounts(tx, merchantId));
    return { accounts, isPlatformThere };
  });
  bindEndpoint(http, endpoints.changeSmsAccount, (call) => {
    const { session, params, body, db } = call;
    if (session.branchIds !== null) return refuse("forbidden");
    const { isOn, partTiyin, credentials } = body;
    return db.tenant(session.merchantId, (tx) =>
      changeSmsAccount(tx, deps, call, { ...params, isOn, partTiyin, credentials }),
    );
  });
  bindEndpoint(http, endpoints.trySmsAccount, ({ session, params, body, info, db, clock }) => {
    const { merchantId, id: staffId, branchIds } = session;
    if (branchIds !== null) return refuse("forbidden");
    return trySmsAccount({ ...deps, db, clock }, { merchantId, staffId, ...params, ...body, ip: info.ip });
  });
}
