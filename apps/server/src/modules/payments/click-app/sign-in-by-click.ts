import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/index.ts";
import { type Refused, refuse } from "../../../platform/http/index.ts";
import { type OpenedSession, openSession, saveCustomer } from "../../users/index.ts";
import { type CredentialKeys, loadCredentials } from "../credentials/credentials.ts";
import { ProviderSilence } from "../gateways/call-provider.ts";
import { askClick, type ClickAppConfig } from "./ask-click.ts";

export interface ClickAppDeps extends CredentialKeys {
  db: Database;
  clock: Clock;
  clickApp: ClickAppConfig;
}

interface ClickRequest {
  merchantId: string;
  session: string;
  language: string;
}

/** The token of the brand's mini app in Click; null: it has none. */
export async function miniAppToken(
  { db, credentialKeys }: Pick<ClickAppDeps, "db" | "credentialKeys">,
  merchantId: string,
): Promise<string | null> {
  const of = { merchantId, provider: "click" as const };
  const credentials = await db.tenantRead(merchantId, (tx) => loadCredentials(tx, { credentialKeys }, of));
  return credentials?.["miniAppToken"] ?? null;
}

/**
 * Exchanges a session of Click's application for one of the customer with the phone that Click made sure of, made at
 * the first time. Refuses `click_session_invalid` where Click does not say whose it is. [CK-1]
 */
export async function signInByClick(
  deps: ClickAppDeps,
  { merchantId, session, language }: ClickRequest,
): Promise<OpenedSession | Refused<"click_session_invalid" | "phone_invalid">> {
  const token = await miniAppToken(deps, merchantId);
  // Nothing that a client sends may become another header.
  if (token === null || !/^[\w.~+/=-]+$/.test(session)) return refuse("click_session_invalid");
  const person = await askClick(deps.clickApp, { token, session }).catch((error: unknown) => {
    if (error instanceof ProviderSilence) return null;
    throw error;
  });
  if (!person) return refuse("click_session_invalid");
  const now = deps.clock.now();
  return deps.db.tenant(merchantId, async (tx) => {
    const userId = await saveCustomer(tx, { merchantId, ...person, language, now });
    if (userId === null) return refuse("phone_invalid", { field: "session" });
    return (await openSession(tx, { merchantId, userId, now })) ?? refuse("click_session_invalid");
  });
}
