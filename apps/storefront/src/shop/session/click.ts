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
  // After a server error or too many requests the next page asks again.
  if (data || isRefusal(error.statusCode)) sessionStorage.setItem(ASKED, session);
}

const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 429;
