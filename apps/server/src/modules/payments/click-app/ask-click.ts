import { cutText, TEXT_LIMITS } from "@dasturxon/domain/text-limits";
import { callProvider, recordOf, textOf } from "../gateways/call-provider.ts";

/** Where Click tells who opened the mini app, and under which names; no public page of Click's has them, so all can be set. */
export interface ClickAppConfig {
  /** Takes JSON-RPC 2.0. */
  api: string;
  /** The header that the session goes in. */
  sessionHeader: string;
  /** Cookies that Click leaves the session in, the newest way first. */
  sessionCookies: readonly string[];
  /** The name under which it stands in the address otherwise. */
  sessionQuery: string;
}

/** Who opened the mini app, as Click made sure of it. */
export interface ClickPerson {
  /** Digits, with or without a plus. */
  phone: string;
  firstName: string | null;
  lastName: string | null;
}

const METHOD = "user.profile";

/**
 * Asks Click whose session it is, by the token of the brand's mini app. Null where Click knows no such session, or
 * answers nothing that names a phone. Throws `ProviderSilence`. [CK-1]
 */
export async function askClick(
  { api, sessionHeader }: Pick<ClickAppConfig, "api" | "sessionHeader">,
  { token, session }: { token: string; session: string },
): Promise<ClickPerson | null> {
  const { status, body } = await callProvider(api, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, [sessionHeader]: session },
    body: { jsonrpc: "2.0", id: 1, method: METHOD },
  });
  const person = recordOf(body["result"]);
  const phone = textOf(person["phone_number"]).replace(/\D/g, "");
  if (status !== 200 || body["error"] || phone === "") return null;
  const nameOf = (field: string) => cutText(textOf(person[field]).trim(), TEXT_LIMITS.personName, "") || null;
  return { phone: `+${phone}`, firstName: nameOf("name"), lastName: nameOf("surname") };
}
