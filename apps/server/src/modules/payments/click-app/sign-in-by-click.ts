import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/index.ts";
import { type Refusal, refuse } from "../../../platform/http/index.ts";
import { type OpenedSession, openCustomerSession, findOrCreateCustomer } from "../../users/index.ts";
import { type CredentialKeys, loadPaymentCredentials } from "../credentials/credentials.ts";
import { ProviderSilenceError } from "../gateways/call-provider.ts";
import { queryClickPerson, type ClickAppConfig } from "./query-click.ts";

export interface ClickAppDeps extends CredentialKeys {
  db: Database;
  clock: Clock;
  clickApp: ClickAppConfig;
}

interface ClickSignInRequest {
  merchantId: string;
  session: string;
  language: string;
}

/** Returns the token of the brand's mini app in Click, or null if the brand has none. */
export async function loadMiniAppToken(
  { db, credentialKeys }: Pick<ClickAppDeps, "db" | "credentialKeys">,
  merchantId: string,
): Promise<string | null> {
  const of = { merchantId, provider: "click" as const };
  const credentials = await db.tenantRead(merchantId, (tx) =>
    loadPaymentCredentials(tx, { credentialKeys }, of),
  );
  return credentials?.["miniAppToken"] ?? null;
}

/**
 * Exchanges a session of the Click app for a customer session. The customer is found by the phone number that Click
 * verified, and created at the first sign-in. Refuses with `click_session_invalid` if Click returns no user [CK-1].
 */
export async function signInByClick(
  deps: ClickAppDeps,
  { merchantId, session, language }: ClickSignInRequest,
): Promise<OpenedSession | Refusal<"click_session_invalid" | "phone_invalid">> {
  const token = await loadMiniAppToken(deps, merchantId);
  // The pattern prevents header injection: the session comes from the browser and must not add another header to our
  // request to Click.
  if (token === null || !/^[\w.~+/=-]+$/.test(session)) return refuse("click_session_invalid");
  const person = await queryClickPerson(deps.clickApp, { token, session }).catch((error: unknown) => {
    if (error instanceof ProviderSilenceError) return null;
    throw error;
  });
  if (!person) return refuse("click_session_invalid");
  const now = deps.clock.now();
  return deps.db.tenant(merchantId, async (tx) => {
    const userId = await findOrCreateCustomer(tx, { merchantId, ...person, language, now });
    if (userId === null) return refuse("phone_invalid", { field: "session" });
    return (await openCustomerSession(tx, { merchantId, userId, now })) ?? refuse("click_session_invalid");
  });
}
