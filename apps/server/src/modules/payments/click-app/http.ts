import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, type Http, isRefused } from "../../../platform/http/index.ts";
import { type Installation, readPaymentMethods } from "../../merchants/index.ts";
import { renewSessionCookie } from "../../users/index.ts";
import type { CredentialKeys } from "../credentials/credentials.ts";
import type { ClickAppConfig } from "./query-click.ts";
import { loadMiniAppToken, signInByClick } from "./sign-in-by-click.ts";

type ClickAppCallDeps = CredentialKeys & { clickApp: ClickAppConfig } & Pick<Installation, "takesPayment">;

/** Registers the calls of pages opened in the Click app [CK-1]. */
export function registerClickApp(
  http: Http,
  { takesPayment, clickApp, credentialKeys }: ClickAppCallDeps,
): void {
  bindEndpoint(http, endpoints.clickAppSettings, async ({ merchant: { id }, db }) => {
    const { sessionCookies, sessionQuery } = clickApp;
    const payments = await db.tenantRead(id, (tx) =>
      readPaymentMethods(tx, id, { takesPayment, shell: "click" }),
    );
    const isActive = (await loadMiniAppToken({ db, credentialKeys }, id)) !== null;
    return { isActive, sessionCookies: [...sessionCookies], sessionQuery, payments };
  });
  bindEndpoint(http, endpoints.signInByClick, async (call) => {
    const { merchant, body, db, clock } = call;
    const request = { merchantId: merchant.id, ...body };
    const session = await signInByClick({ db, clock, clickApp, credentialKeys }, request);
    return isRefused(session) ? session : renewSessionCookie(call, session);
  });
}
