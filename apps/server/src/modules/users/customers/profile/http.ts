import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, type Call, type Http, isRefused, refuse } from "../../../../platform/http/index.ts";
import type { Uploads } from "../../../../platform/images/index.ts";
import type { SendCodeDeps } from "../../codes/send-code.ts";
import { requestPhoneChange, confirmPhoneChange } from "./change-phone.ts";
import { changeCustomerPhoto, deleteCustomerPhoto } from "./change-photo.ts";
import { changeProfile } from "./change-profile.ts";
import { deleteAccount } from "./delete-account.ts";

export interface ProfileDeps extends Omit<SendCodeDeps, "db" | "clock"> {
  uploads: Uploads;
  demoInbox: string | null;
}

/** Registers the API calls for the customer's own account [US-2, US-3, US-6]. */
export function registerProfile(http: Http, deps: ProfileDeps): void {
  const { uploads, demoInbox } = deps;
  bindEndpoint(http, endpoints.changeProfile, ({ session, params, body, db, clock }) => {
    if (params.id.toLowerCase() !== session.id) return refuse("not_found");
    return changeProfile({ db, clock }, toCustomerKey(session), body);
  });
  bindEndpoint(http, endpoints.deleteAccount, async ({ session, db, clock, clearCustomerCookies }) => {
    await deleteAccount({ db, clock, uploads }, toCustomerKey(session));
    await clearCustomerCookies();
    return { done: true as const };
  });
  bindEndpoint(http, endpoints.changePhoto, ({ session, body, db, clock }) =>
    changeCustomerPhoto({ db, clock, uploads }, toCustomerKey(session), body),
  );
  bindEndpoint(http, endpoints.deletePhoto, ({ session, db, clock }) =>
    deleteCustomerPhoto({ db, clock, uploads }, toCustomerKey(session)),
  );
  bindEndpoint(http, endpoints.askPhoneChange, async ({ session, body, info, db, clock }) => {
    const change = {
      ...toCustomerKey(session),
      tokenHash: session.tokenHash,
      phone: body.phone,
      ip: info.ip,
    };
    const sent = await requestPhoneChange({ ...deps, db, clock }, change);
    return isRefused(sent) ? sent : { ...sent, type: body.type, demoInbox };
  });
  bindEndpoint(http, endpoints.confirmPhoneChange, ({ session, body, db, clock }) =>
    confirmPhoneChange(
      { ...deps, db, clock },
      { ...toCustomerKey(session), tokenHash: session.tokenHash, phone: body.phone, code: body.code },
    ),
  );
}

function toCustomerKey(session: NonNullable<Call["session"]>): { merchantId: string; userId: string } {
  return { merchantId: session.merchantId, userId: session.id };
}
