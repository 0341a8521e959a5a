import { isLanguage } from "@dasturxon/domain/language";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import { keptLaunch } from "../../shells/telegram/launch.ts";
import type { SharedContact } from "../../shells/shell.ts";
import { leavePerson, openPerson } from "./person.ts";

/** Whose session this tab has opened by its launch: another launch asks again, as the person may be another. */
const OPENED = "dx:telegram-opened";

/** The data that Telegram signed for this page, as calls take them; null: it told none. */
function launchBody(): { initData: string; pageKey: string } | null {
  const launch = keptLaunch();
  return launch?.initData ? { initData: launch.initData, pageKey: launch.pageKey } : null;
}

/** Signs the person in by the launch alone, once for each; whom nobody knows yet stays a guest. [TG-1] */
export async function signInByLaunch(): Promise<void> {
  const body = launchBody();
  if (!body || sessionStorage.getItem(OPENED) === body.pageKey) return;
  const { data, error } = await call("POST /webbot/v1/users/token", { body });
  if (data) openPerson(data.user);
  // Another person of this device may have been here before.
  else if (error.code === "telegram_id_not_found") await leavePerson();
  if (data || error.statusCode >= 400) sessionStorage.setItem(OPENED, body.pageKey);
}

/** Signs in by the contact that was shared; the refusal, or null. [TG-2] */
export async function signInByContact({ signed }: SharedContact, language: string): Promise<ApiError | null> {
  const body = launchBody();
  if (!body) return null;
  // What never came here may have come to the bot, which then knows the person.
  const { data, error } =
    signed === null
      ? await call("POST /webbot/v1/users/token", { body })
      : await call("POST /webbot/v1/users/login", {
          body: { ...body, contact: signed, language: isLanguage(language) ? language : "uz" },
        });
  if (data) openPerson(data.user);
  return error;
}

/** Whoever signed in by a code in Telegram is known to it from now on. [TG-1] */
export async function linkToTelegram(): Promise<void> {
  const body = launchBody();
  if (body) await call("POST /webbot/v1/users/auth", { body });
}

/** Signs out and ends the link, so that the next launch signs nobody in; by data that are too old the session ends alone. [TG-6] */
export async function signOutOfTelegram(): Promise<ApiError | null> {
  const launch = keptLaunch();
  if (launch?.initData) {
    const { error } = await call("POST /webbot/v1/users/logout", { body: { initData: launch.initData } });
    if (!error?.code.startsWith("telegram_")) return error;
  }
  return (await call("POST /users/v1/users/logout")).error;
}

/** Whether the brand takes a contact for the phone. */
export async function takesContact(): Promise<boolean> {
  if (!launchBody()) return false;
  const { data } = await call("GET /webbot/v1/setting");
  return data !== null && data.isActive && !data.isPhoneCodeWanted;
}
