import { isLanguage } from "@dasturxon/domain/language";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import { readStoredLaunch } from "../../shells/telegram/launch.ts";
import type { SharedContact } from "../../shells/shell.ts";
import { signOutPreviousCustomer, signInHostUser } from "./person.ts";

/**
 * Storage key of the launch that opened this tab's session. A new launch signs in again, because the person may be
 * different.
 */
const OPENED_LAUNCH_KEY = "dx:telegram-opened";

/** Returns the launch data signed by Telegram, as request bodies need it. Null if Telegram sent none. */
function createLaunchBody(): { initData: string; pageKey: string } | null {
  const launch = readStoredLaunch();
  return launch?.initData ? { initData: launch.initData, pageKey: launch.pageKey } : null;
}

/** Signs the person in with the launch data, once per launch. An unknown person remains a guest [TG-1]. */
export async function signInByLaunch(): Promise<void> {
  const body = createLaunchBody();
  if (!body || sessionStorage.getItem(OPENED_LAUNCH_KEY) === body.pageKey) return;
  const { data, error } = await call("POST /webbot/v1/users/token", { body });
  if (data) signInHostUser(data.user);
  // Telegram did not identify the person, but the device may still have the session of another person.
  else if (error.code === "telegram_id_not_found") await signOutPreviousCustomer();
  if (data || error.statusCode >= 400) sessionStorage.setItem(OPENED_LAUNCH_KEY, body.pageKey);
}

/** Signs in with the shared contact. Returns the error, or null [TG-2]. */
export async function signInByContact({ signed }: SharedContact, language: string): Promise<ApiError | null> {
  const body = createLaunchBody();
  if (!body) return null;
  // If the signed contact is missing, Telegram may have sent it to the bot. The launch data is then sufficient to sign
  // in.
  const { data, error } =
    signed === null
      ? await call("POST /webbot/v1/users/token", { body })
      : await call("POST /webbot/v1/users/login", {
          body: { ...body, contact: signed, language: isLanguage(language) ? language : "uz" },
        });
  if (data) signInHostUser(data.user);
  return error;
}

/** Links a customer who signed in by a code to their Telegram account [TG-1]. */
export async function linkToTelegram(): Promise<void> {
  const body = createLaunchBody();
  if (body) await call("POST /webbot/v1/users/auth", { body });
}

/**
 * Signs out and removes the link, so that the next launch does not sign in. If the launch data is expired, only the
 * session ends [TG-6].
 */
export async function signOutOfTelegram(): Promise<ApiError | null> {
  const launch = readStoredLaunch();
  if (launch?.initData) {
    const { error } = await call("POST /webbot/v1/users/logout", { body: { initData: launch.initData } });
    if (!error?.code.startsWith("telegram_")) return error;
  }
  return (await call("POST /users/v1/users/logout")).error;
}

/** Returns whether the brand accepts a Telegram contact instead of a phone code. */
export async function canSignInByContact(): Promise<boolean> {
  if (!createLaunchBody()) return false;
  const { data } = await call("GET /webbot/v1/setting");
  return data !== null && data.isActive && !data.isPhoneCodeWanted;
}
