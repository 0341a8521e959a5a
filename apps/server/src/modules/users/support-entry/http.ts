import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, bindTransactionalEndpoint, type Http } from "../../../platform/http/index.ts";
import { revokeSupportConsent, grantSupportConsent, showSupportState } from "./consent.ts";

/** Registers the API calls for the owner's consent to support. */
export function registerSupportEntry(http: Http): void {
  bindEndpoint(http, endpoints.supportState, ({ session: { merchantId }, db, clock }) =>
    db.tenantRead(merchantId, (tx) => showSupportState(tx, merchantId, clock.now())),
  );
  bindTransactionalEndpoint(http, endpoints.giveSupportConsent, (tx, call) =>
    grantSupportConsent(tx, call, call.body.hours),
  );
  bindTransactionalEndpoint(http, endpoints.endSupportConsent, (tx, call) => revokeSupportConsent(tx, call));
}
