import { isLanguage } from "@dasturxon/domain/language";
import { call } from "../../platform/api.ts";
import { takeSession } from "../../shells/click/click-session.ts";
import { openPerson } from "./person.ts";

/** The session by which this tab has asked: the next one may be another person's. */
const ASKED = "dx:click-asked";

/**
 * Signs in whom Click's application names, once for each of its sessions. Where it names nobody the phone and its code
 * are left. [CK-1]
 */
export async function signInByClick(language: string): Promise<void> {
  const { data: settings } = await call("GET /support/v1/merchant/settings/click-app/client");
  const session = settings?.isActive ? takeSession(settings) : null;
  if (session === null || sessionStorage.getItem(ASKED) === session) return;
  const body = { session, language: isLanguage(language) ? language : "uz" } as const;
  const { data, error } = await call("POST /users/v1/users/click-token", { body });
  if (data) openPerson(data.user);
  if (data || error.statusCode >= 400) sessionStorage.setItem(ASKED, session);
}
