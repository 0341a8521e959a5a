import { endpoints } from "@dasturxon/contract";
import { bind, type Http } from "../../../platform/http/index.ts";
import { changePolicy, listPolicies } from "./change-policy.ts";

/** Registers the staff's calls for the brand's policy pages. */
export function managePolicies(http: Http): void {
  bind(http, endpoints.managedPolicies, ({ session: { merchantId }, db }) =>
    db.tenantRead(merchantId, (tx) => listPolicies(tx, merchantId)),
  );
  bind(http, endpoints.changePolicy, (call) =>
    call.db.tenant(call.session.merchantId, (tx) => changePolicy(tx, call, { ...call.params, ...call.body })),
  );
}
