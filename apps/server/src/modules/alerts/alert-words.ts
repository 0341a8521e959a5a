import type { PlatformLanguage } from "@dasturxon/domain/language";
import { createTranslations } from "@dasturxon/domain/catalogue";
import type { AlertKind } from "@dasturxon/domain/alert-ladder";
import { textIn } from "@dasturxon/domain/text";
import type { Tx } from "../../platform/database/index.ts";
import { loadBasics } from "../merchants/index.ts";
import type { AlertMessage } from "./channels.ts";
import { selectOpenAlertCount } from "./queries.ts";
import { selectLadder } from "./settings/queries.ts";
import { alertsTexts } from "../../texts/alerts.ts";

const translations = createTranslations(alertsTexts);

/** Languages of the console. */
export type StaffLanguage = PlatformLanguage;
export type AlertTexts = Readonly<Record<StaffLanguage, string>>;

interface AlertWords {
  /** Title of the notification. */
  title: AlertTexts;
  /** Text of the notification, message, SMS or call, with `{number}`, `{branch}` and `{minutes}`. */
  text: AlertTexts;
  /** Title and text that replace the notification after the alert is closed, for any reason. */
  closedTitle: AlertTexts;
  closed: AlertTexts;
}

const ANSWERED_TEXT: AlertTexts = translations("answered");

const TEXTS_BY_ALERT_KIND: Readonly<Record<AlertKind, AlertWords>> = {
  order: {
    title: translations("order.title"),
    text: translations("order.text"),
    closedTitle: translations("order.closedTitle"),
    closed: ANSWERED_TEXT,
  },
  reservation: {
    title: translations("reservation.title"),
    text: translations("reservation.text"),
    closedTitle: translations("reservation.closedTitle"),
    closed: ANSWERED_TEXT,
  },
  waiter_call: {
    title: translations("waiter_call.title"),
    text: translations("waiter_call.text"),
    closedTitle: translations("waiter_call.closedTitle"),
    closed: ANSWERED_TEXT,
  },
  device: {
    title: translations("device.title"),
    text: translations("device.text"),
    closedTitle: translations("device.closedTitle"),
    closed: translations("device.closed"),
  },
  test: {
    title: translations("test.title"),
    text: translations("test.text"),
    closedTitle: translations("test.closedTitle"),
    closed: ANSWERED_TEXT,
  },
};

export const fillAlertPlaceholders = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

export interface AlertContent {
  title: string;
  text: string;
  /** Title and text of the notification after the alert is closed. */
  closed: { title: string; text: string };
}

/** Maps a language to the closest console language. */
export const staffLanguageOf = (language: string): StaffLanguage =>
  language === "ru" || language === "en" ? language : "uz";

/** Returns the texts of an alert. Without a language, the brand's main language is used. */
export async function loadAlertWords(
  tx: Tx,
  { merchantId, kind, branchId, label: number, beganAt }: AlertMessage,
  { language: chosen, now }: { language: string | null; now: Date },
): Promise<AlertContent & { language: StaffLanguage }> {
  const brand = await loadBasics(tx, merchantId);
  const language = staffLanguageOf(chosen ?? brand.mainLanguage);
  const name = (await selectLadder(tx, merchantId, branchId))?.name ?? brand.name;
  const minutes = String(Math.max(1, Math.round((now.getTime() - beganAt.getTime()) / 60_000)));
  // One message covers several branches, because the rate limit suppresses further messages.
  const others = kind === "device" ? (await selectOpenAlertCount(tx, merchantId, kind)) - 1 : 0;
  const branch = `${textIn(name, language, brand.mainLanguage)}${others > 0 ? ` (+${others})` : ""}`;
  const values = { number, branch, minutes };
  const { title, text, closedTitle, closed } = TEXTS_BY_ALERT_KIND[kind];
  return {
    language,
    title: fillAlertPlaceholders(title[language], values),
    text: fillAlertPlaceholders(text[language], values),
    closed: { title: fillAlertPlaceholders(closedTitle[language], values), text: closed[language] },
  };
}
