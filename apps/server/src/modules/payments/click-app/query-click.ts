import { toRecord, toTextOrEmpty } from "@dasturxon/providers/json-text";
import { cutText, OUTGOING_TEXT_LIMITS } from "@dasturxon/domain/text-limits";
import { callProvider } from "../gateways/call-provider.ts";

/**
 * Click's API for sessions of its mini app. Click does not document the names of its header, cookies and query
 * parameter, so all of these names are configurable.
 */
export interface ClickAppConfig {
  /** Address of Click's JSON-RPC 2.0 API. */
  api: string;
  /** Name of the request header that carries the session. */
  sessionHeader: string;
  /** Names of the cookies in which Click stores the session, newest first. */
  sessionCookies: readonly string[];
  /** Name of the query parameter with the session, used if no cookie is set. */
  sessionQuery: string;
}

/** User of the mini app, verified by Click. */
export interface ClickPerson {
  /** Phone number: digits, with or without a plus. */
  phone: string;
  firstName: string | null;
  lastName: string | null;
}

const CLICK_PROFILE_METHOD = "user.profile";

/**
 * Returns the user of a session. Authenticates by the token of the brand's mini app. Null if the session is invalid, or
 * if the response has no phone number. Throws `ProviderSilenceError` [CK-1].
 */
export async function queryClickPerson(
  { api, sessionHeader }: Pick<ClickAppConfig, "api" | "sessionHeader">,
  { token, session }: { token: string; session: string },
): Promise<ClickPerson | null> {
  const { status, body } = await callProvider(api, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, [sessionHeader]: session },
    body: { jsonrpc: "2.0", id: 1, method: CLICK_PROFILE_METHOD },
  });
  const person = toRecord(body["result"]);
  const phone = toTextOrEmpty(person["phone_number"]).replace(/\D/g, "");
  if (status !== 200 || body["error"] || phone === "") return null;
  const getCustomerName = (field: string) =>
    cutText(toTextOrEmpty(person[field]).trim(), OUTGOING_TEXT_LIMITS.personName, "") || null;
  return { phone: `+${phone}`, firstName: getCustomerName("name"), lastName: getCustomerName("surname") };
}
