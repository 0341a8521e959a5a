import { isLanguage } from "@dasturxon/domain/language";
import { call } from "../../platform/api.ts";
import { readClickSession } from "../../shells/click/click-session.ts";
import { signInHostUser } from "./person.ts";

/**
 * Storage key of the Click session with which this tab has tried to sign in. A different session may belong to another
 * person.
 */
const TRIED_CLICK_SESSION_STORAGE_KEY = "dx:click-asked";

/**
 * Signs in the user of the Click application, once per Click session. If Click sends no user, sign-in by phone and code
 * remains [CK-1].
 */
export async function signInByClick(language: string): Promise<void> {
  const { data: settings } = await call("GET /support/v1/merchant/settings/click-app/client");
  const session = settings?.isActive ? readClickSession(settings) : null;
  if (session === null || sessionStorage.getItem(TRIED_CLICK_SESSION_STORAGE_KEY) === session) return;
  const body = { session, language: isLanguage(language) ? language : "uz" } as const;
  const { data, error } = await call("POST /users/v1/users/click-token", { body });
  if (data) signInHostUser(data.user);
  // The session is not stored after a server error or a rate limit, so that the next page tries to sign in again.
  if (data || isRefusalStatus(error.statusCode))
    sessionStorage.setItem(TRIED_CLICK_SESSION_STORAGE_KEY, session);
}

const isRefusalStatus = (status: number) => status >= 400 && status < 500 && status !== 429;
