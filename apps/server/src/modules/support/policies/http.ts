import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, type Http } from "../../../platform/http/index.ts";
import { changePolicy, listPolicies } from "./change-policy.ts";

/** Registers the staff's API calls for the brand's policy pages. */
export function registerManagedPolicies(http: Http): void {
  bindEndpoint(http, endpoints.managedPolicies, ({ session: { merchantId }, db }) =>
    db.tenantRead(merchantId, (tx) => listPolicies(tx, merchantId)),
  );
  bindEndpoint(http, endpoints.changePolicy, (call) =>
    call.db.tenant(call.session.merchantId, (tx) => changePolicy(tx, call, { ...call.params, ...call.body })),
  );
}
